import { expect, it } from 'vitest';
import { reusedRows } from './list-cache.ts';

it('reuses the objects of unchanged rows when others came or went before them, and an unchanged list', () => {
  const former = [
    { id: 1, text: 'early' },
    { id: 2, text: 'late' },
  ];
  const fresh = [{ id: 9 }, { id: 1, text: 'early' }, { id: 2, text: 'later' }];
  const rows = reusedRows(former, fresh);
  expect(rows).toEqual(fresh);
  expect([rows[1] === former[0], rows[2] === former[1]]).toEqual([true, false]);
  expect(
    reusedRows(
      former,
      former.map((row) => ({ ...row })),
    ),
  ).toBe(former);
  expect(reusedRows(former, [{ id: 1 }, { id: 2, text: 'late', more: 1 }])[1]).toEqual({
    id: 2,
    text: 'late',
    more: 1,
  });
});
