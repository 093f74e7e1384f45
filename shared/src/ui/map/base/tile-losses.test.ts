import { expect, it, vi } from 'vitest';
import { countTiles, tilesAreLost } from './tile-losses.ts';

it('gives up on tiles only when more fail than load', () => {
  expect(tilesAreLost(3, 0)).toBe(false);
  expect(tilesAreLost(4, 0)).toBe(true);
  expect(tilesAreLost(4, 10)).toBe(false);
  expect(tilesAreLost(11, 10)).toBe(true);
});

it('tells that the source is down as soon as more tiles failed than loaded', () => {
  const onLost = vi.fn();
  const { loaded, failed } = countTiles(onLost);
  for (let tile = 0; tile < 4; tile++) loaded();
  for (let tile = 0; tile < 4; tile++) failed();
  expect(onLost).not.toHaveBeenCalled();
  failed();
  expect(onLost).toHaveBeenCalledOnce();
});
