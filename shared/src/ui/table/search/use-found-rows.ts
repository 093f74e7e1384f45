import { useMemo } from 'react';
import { cellText } from '../columns/cell-text.ts';
import { municipalityNames } from '../../../domain/places/municipality-name.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import { fold, searchWords } from '../../../domain/text/fold.ts';

/** Rows whose displayed text contains every word of the query, ignoring accents and case. Without a query the same array. */
export function useFoundRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  context: FormattingContext,
  query: string,
): readonly Row[] {
  const textOf = useMemo(() => searchText(columns, context), [columns, context]);
  return useMemo(() => {
    const words = searchWords(query);
    if (words.length === 0) return rows;
    return rows.filter((row) => {
      const text = textOf(row);
      return words.every((word) => text.includes(word));
    });
  }, [rows, textOf, query]);
}

/** Search text of a row; cached per row object (WeakMap). */
export function searchText<Row extends object>(
  columns: readonly TableColumn<Row>[],
  context: FormattingContext,
): (row: Row) => string {
  const searched = columns.filter((column) => !column.unsearched);
  const known = new WeakMap<Row, string>();
  return (row) => {
    const text = known.get(row) ?? fold(searched.map((column) => searchedText(column, row, context)).join(' | '));
    known.set(row, text);
    return text;
  };
}

/** Displayed text of a cell; every name of a municipality. */
function searchedText<Row>(column: TableColumn<Row>, row: Row, context: FormattingContext): string {
  const value = column.kind === 'place' ? column.value(row) : undefined;
  return typeof value === 'string'
    ? municipalityNames(value, column.postalCode?.(row)).join(' ')
    : cellText(column, row, context);
}
