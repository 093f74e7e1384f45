import { describe, expect, it } from 'vitest';
import { rangeOf, withKeys, withoutGone } from './use-row-selection.ts';

describe('a range of rows', () => {
  it('selects a range of rows in the order of the list, in either direction', () => {
    expect(rangeOf([5, 3, 9, 1], 3, 1)).toEqual([3, 9, 1]);
    expect(rangeOf([5, 3, 9, 1], 1, 3)).toEqual([3, 9, 1]);
  });

  it('selects the clicked row alone when the anchor of the range is missing', () => {
    expect(rangeOf([5, 3, 9], undefined, 9)).toEqual([9]);
    expect(rangeOf([5, 3, 9], 4, 9)).toEqual([9]);
  });
});

it('adds rows to a selection and removes them', () => {
  expect([...withKeys(new Set([1]), [2, 3], true)]).toEqual([1, 2, 3]);
  expect([...withKeys(new Set([1, 2, 3]), [1, 3], false)]).toEqual([2]);
});

it('removes deleted rows from a selection, and keeps its identity otherwise', () => {
  const selected = new Set([1, 2]);
  expect(withoutGone(selected, new Set([1, 2, 3]))).toBe(selected);
  expect([...withoutGone(selected, new Set([2, 3]))]).toEqual([2]);
});
