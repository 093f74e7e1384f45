import { describe, expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

const page = { count: 30, perWindow: 10 };

describe('keys that move', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 29, 29],
    ['ArrowUp', 5, 4],
    ['PageDown', 25, 29],
    ['PageDown', 5, 15],
    ['PageUp', 5, 0],
    ['Home', 12, 0],
    ['End', 12, 29],
  ])('%s from row %i leads to row %i', (key, from, to) => {
    expect(nextIndex(key, from, page)).toBe(to);
  });

  it('keys that are no navigation keys do not move to another row', () => {
    expect(nextIndex('a', 3, page)).toBeUndefined();
  });
});
