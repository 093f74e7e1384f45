import { expect, it } from 'vitest';
import { dayList, listedRow, listChanges, rowDigests } from './day-lists.ts';

const listOf = (...rows: readonly { readonly id: number; readonly text?: string }[]) =>
  dayList(rows.map((row) => listedRow(row.id, JSON.stringify(row))));
const written = (...[before, now]: [ReturnType<typeof listOf>, ReturnType<typeof listOf>]): unknown => {
  const changes = listChanges(rowDigests(before), now);
  return changes && JSON.parse(changes.bytes.json.toString());
};
const before = listOf({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 });

it('names nothing in an unchanged list', () => {
  const now = listOf({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 });
  expect([now.digest, written(before, now)]).toEqual([before.digest, { changed: [], gone: [], count: 4 }]);
});

it('names changed and new rows with their places, and ids that are gone', () => {
  expect(written(before, listOf({ id: 9 }, { id: 2 }, { id: 4 }, { id: 3, text: 'later' }, { id: 1 }))).toBe(undefined);
  expect(written(before, listOf({ id: 9 }, { id: 2 }, { id: 4 }, { id: 3, text: 'later' }))).toEqual({
    changed: [
      { at: 0, row: { id: 9 } },
      { at: 3, row: { id: 3, text: 'later' } },
    ],
    gone: [1],
    count: 4,
  });
});

it('leaves it to the whole list when unchanged rows have another order', () => {
  expect(written(before, listOf({ id: 1 }, { id: 3 }, { id: 2 }, { id: 4 }))).toBe(undefined);
});

it('lists that differ in their order or contents alone have other digests', () => {
  const others = [listOf({ id: 1 }, { id: 2 }), listOf({ id: 2 }, { id: 1 }), listOf({ id: 1 }, { id: 2, text: '' })];
  expect(new Set(others.map(({ digest }) => digest)).size).toBe(3);
});
