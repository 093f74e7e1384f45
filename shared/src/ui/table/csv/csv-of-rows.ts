import { cellText } from '../columns/cell-text.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import { toCsv } from './to-csv.ts';
import type { CsvCell } from './to-csv.ts';

/** CSV of rows in the given order: every column, hidden ones included, except those that opt out; headings as displayed. */
export function csvOfRows<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  context: FormattingContext,
): string {
  const exported = exportedColumns(columns);
  return toCsv(
    exportHeadings(exported, context),
    rows.map((row) => exported.map((column) => csvValue(column, row, context))),
  );
}

/** Columns of an export: every column, hidden ones included, except those that opt out. */
export const exportedColumns = <Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] =>
  columns.filter((column) => column.csv !== false);

/** Headings of an export, in the language of the screen. */
export const exportHeadings = <Row>(
  columns: readonly TableColumn<Row>[],
  { t }: FormattingContext,
): readonly string[] => columns.map((column) => t(column.hint ?? column.header));

const amounts = new Set(['money', 'amount']);

function csvValue<Row>(column: TableColumn<Row>, row: Row, context: FormattingContext): CsvCell {
  if (column.csv) return column.csv(row, context);
  const value = column.value(row);
  const kind = column.kind ?? 'text';
  // A code is written in words. Amounts have two decimals, with a point because the comma is the separator.
  const isCode = kind === 'text' && column.text !== undefined;
  if (typeof value === 'number' && !isCode) return amounts.has(kind) ? value.toFixed(2) : value;
  return cellText(column, row, context);
}
