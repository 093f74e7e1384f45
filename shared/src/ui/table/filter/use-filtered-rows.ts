import { useMemo } from 'react';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import { passes, type ColumnFilter } from './column-filter.ts';

/** Rows that pass every filter. Without filters the same array. */
export function useFilteredRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: readonly ColumnFilter[],
  context: FormattingContext,
): readonly Row[] {
  return useMemo(() => {
    const active = filters.flatMap((filter) => {
      const column = columns.find(({ id }) => id === filter.column);
      return column ? [(row: Row) => passes(filter, column, row, context)] : [];
    });
    return active.length === 0 ? rows : rows.filter((row) => active.every((pass) => pass(row)));
  }, [rows, columns, filters, context]);
}
