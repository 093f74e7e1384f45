import type { FormattingContext, TableColumn } from '../columns/column.ts';
import { exportedColumns, exportHeadings } from '../csv/csv-of-rows.ts';
import type { WorkbookSheet } from './save-workbook.ts';
import { workbookCell } from './workbook-cell.ts';

/** Sheet of rows in the given order: the columns and headings of the CSV. */
export function sheetOfRows<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  context: FormattingContext,
): WorkbookSheet {
  const exported = exportedColumns(columns);
  return {
    headings: exportHeadings(exported, context),
    lines: rows.map((row) => exported.map((column) => workbookCell(column, row, context))),
  };
}
