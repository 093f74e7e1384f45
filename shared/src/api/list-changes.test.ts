import { expect, it } from 'vitest';
import { withChanges } from './list-cache.ts';

const rows = [1, 2, 3, 4].map((id) => ({ id, text: 'as it was' }));
const row = (id: number) => ({ id, text: 'changed' });

it('takes out what is gone and puts changed rows in their places, and keeps the objects of all others', () => {
  const changed = [
    { at: 0, row: row(9) },
    { at: 2, row: row(1) },
  ];
  const next = withChanges(rows, { changed, gone: [3], count: 4 }) ?? [];
  expect(next).toEqual([row(9), rows[1], row(1), rows[3]]);
  expect([next[1] === rows[1], next[3] === rows[3]]).toEqual([true, true]);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('an unchanged list is the same object', () => {
  expect(withChanges(rows, { changed: [], gone: [], count: 4 })).toBe(rows);
});

it('changes that do not fit a list are not applied', () => {
  expect(withChanges(rows, { changed: [], gone: [], count: 5 })).toBeUndefined();
  expect(withChanges(rows, { changed: [{ at: 0, row: row(9) }], gone: [8], count: 4 })).toBeUndefined();
});
