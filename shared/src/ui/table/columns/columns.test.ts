import { describe, expect, it } from 'vitest';
import { collatorOf, formatsOf } from '../../../i18n/index.ts';
import { inOrder, movedBy, comparerOf, sortableValue } from './arrange-columns.ts';
import { alignmentOf, valueText } from './cell-text.ts';
import type { ColumnKind, TableColumn } from './column.ts';

const column = (more: Partial<TableColumn<object>> & { readonly id: string }): TableColumn<object> => ({
  header: more.id,
  value: () => '',
  ...more,
});
const context = { t: (key: string) => key, formats: formatsOf('fr') };

describe('a cell', () => {
  it.each<[unknown: string | number | boolean | null, kind: ColumnKind, text: string]>([
    ['2026-03-10', 'date', '10/03/2026'],
    ['09:05:00', 'time', '09:05'],
    [12.5, 'amount', '12,50'],
    [20_012, 'id', '20012'],
    [null, 'money', ''],
    ['', 'date', ''],
    [true, 'flag', 'shared.yes'],
    [false, 'flag', ''],
  ])('writes %j as %s: %j', (value, kind, text) => {
    expect(valueText(value, kind, context)).toBe(text);
  });

  it('aligns numbers at the end, unless the column says otherwise', () => {
    expect(alignmentOf(column({ id: 'x', kind: 'money' }))).toBe('end');
    expect(alignmentOf(column({ id: 'x' }))).toBe('start');
    expect(alignmentOf(column({ id: 'x', kind: 'money', align: 'start' }))).toBe('start');
  });
});

describe('sorting', () => {
  it('sorts texts by the collation of the language, and numbers in texts by value', () => {
    const compare = comparerOf('text', collatorOf('fr'));
    expect(['zoé', 'Émile', 'emile', 'lot 10', 'lot 9'].toSorted(compare)).toEqual([
      'emile',
      'Émile',
      'lot 9',
      'lot 10',
      'zoé',
    ]);
  });

  it('sorts dates and times chronologically and numbers numerically', () => {
    expect(['2026-03-10', '2025-12-31'].toSorted(comparerOf('date', collatorOf('fr')))).toEqual([
      '2025-12-31',
      '2026-03-10',
    ]);
    expect([10, 9, -1].toSorted(comparerOf('money', collatorOf('fr')))).toEqual([-1, 9, 10]);
  });

  it('sorts null, undefined and an empty text as equal', () => {
    expect([null, undefined, ''].map(sortableValue)).toEqual([undefined, undefined, undefined]);
    expect(sortableValue(0)).toBe(0);
  });
});

describe('the columns of a user', () => {
  const columns = ['a', 'b', 'c'].map((id) => column({ id }));

  it('keeps the user’s column order, with new columns at the end', () => {
    expect(inOrder(columns, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('moves a column by positions, not beyond the ends', () => {
    expect(movedBy(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(movedBy(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  });
});
