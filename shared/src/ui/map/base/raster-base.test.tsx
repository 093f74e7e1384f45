import { expect, it } from 'vitest';
import { tilesAreLost } from './raster-base.tsx';

it('gives up on raster tiles only when more fail than load', () => {
  expect(tilesAreLost(3, 0)).toBe(false);
  expect(tilesAreLost(4, 0)).toBe(true);
  expect(tilesAreLost(4, 10)).toBe(false);
  expect(tilesAreLost(11, 10)).toBe(true);
});
