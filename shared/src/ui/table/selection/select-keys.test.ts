import { describe, expect, it } from 'vitest';
import { rangeOf, withKeys, withoutGone } from './select-keys.ts';

describe('a range of rows', () => {
  it('goes from one to the other in the order of the list, either way', () => {
    expect(rangeOf([5, 3, 9, 1], 3, 1)).toEqual([3, 9, 1]);
    expect(rangeOf([5, 3, 9, 1], 1, 3)).toEqual([3, 9, 1]);
  });

  it('is the second row alone when there is no first one, or it has gone', () => {
    expect(rangeOf([5, 3, 9], undefined, 9)).toEqual([9]);
    expect(rangeOf([5, 3, 9], 4, 9)).toEqual([9]);
  });
});

describe('a selection', () => {
  it('takes rows in and leaves them out', () => {
    expect([...withKeys(new Set([1]), [2, 3], true)]).toEqual([1, 2, 3]);
    expect([...withKeys(new Set([1, 2, 3]), [1, 3], false)]).toEqual([2]);
  });

  it('loses rows that are gone, and is the same while none is', () => {
    const selected = new Set([1, 2]);
    expect(withoutGone(selected, new Set([1, 2, 3]))).toBe(selected);
    expect([...withoutGone(selected, new Set([2, 3]))]).toEqual([2]);
  });
});
