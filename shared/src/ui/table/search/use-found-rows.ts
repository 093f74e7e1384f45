import { useMemo } from 'react';
import { cellText } from '../columns/cell-text.ts';
import type { Said, TableColumn } from '../columns/column.ts';
import { fold, searchWords } from './fold.ts';

/** The rows in which every word of the query stands, as shown, whatever its accents and case. Without a query the same array. */
export function useFoundRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  said: Said,
  query: string,
): readonly Row[] {
  const textOf = useMemo(() => searchText(columns, said), [columns, said]);
  return useMemo(() => {
    const words = searchWords(query);
    if (words.length === 0) return rows;
    return rows.filter((row) => {
      const text = textOf(row);
      return words.every((word) => text.includes(word));
    });
  }, [rows, textOf, query]);
}

/** What can be found in a row; written once for as long as the row is the same object. */
export function searchText<Row extends object>(columns: readonly TableColumn<Row>[], said: Said): (row: Row) => string {
  const searched = columns.filter((column) => !column.unsearched);
  const known = new WeakMap<Row, string>();
  return (row) => {
    const text = known.get(row) ?? fold(searched.map((column) => cellText(column, row, said)).join(' | '));
    known.set(row, text);
    return text;
  };
}
