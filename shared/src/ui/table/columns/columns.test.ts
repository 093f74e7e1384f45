import { describe, expect, it } from 'vitest';
import { collatorOf, formatsOf } from '../../../i18n/index.ts';
import { columnWidths, minTableWidth } from '../head/use-column-layout.ts';
import { noPreferences } from '../state/use-preferences.ts';
import { inOrder, isShown, movedBy, withColumn, comparerOf, sortableValue } from './arrange-columns.ts';
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

  it('hides columns on narrow windows, unless the user shows them', () => {
    const wide = column({ id: 'wide', hideBelow: 1024 });
    expect(isShown(wide, noPreferences, 1280)).toBe(true);
    expect(isShown(wide, noPreferences, 1024)).toBe(false);
    expect(isShown(wide, { ...noPreferences, ...withColumn(noPreferences, 'wide', true) }, 768)).toBe(true);
  });

  it('lets the user hide a column, but not a fixed one', () => {
    const hidden = { ...noPreferences, ...withColumn(noPreferences, 'a', false) };
    expect(isShown(column({ id: 'a' }), hidden, Infinity)).toBe(false);
    expect(isShown(column({ id: 'a', fixed: true }), hidden, Infinity)).toBe(true);
  });
});

describe('the widths', () => {
  const columns = [column({ id: 'id', width: 80 }), column({ id: 'client', grow: 2 }), column({ id: 'driver' })];

  it('divides the remaining width by weight, never below the minimum width of a column', () => {
    expect(minTableWidth(columns, 40)).toBe(80 + 112 + 112 + 40);
    expect(columnWidths(columns, 644, 40)).toEqual([80, 312, 212]);
    expect(columnWidths(columns, 0, 40)).toEqual([80, 112, 112]);
  });
});
