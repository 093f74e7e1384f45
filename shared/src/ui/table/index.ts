/**
 * Data table of the suite. A page configures columns, rows and actions; the behaviour is here.
 */
export { alignmentOf, cellText } from './columns/cell-text.ts';
export type { CellValue, ColumnKind, FormattingContext, TableColumn } from './columns/column.ts';
/** @deprecated since host contract 1.3.0: renamed to `FormattingContext`. */
export type { FormattingContext as Said } from './columns/column.ts';
export { StatusCell, statusColumn } from './columns/status-column.tsx';
export { toCsv, type CsvCell } from './to-csv.ts';
// Exported for released remotes.
export { saveFile } from '../kit/save-file.ts';
export { DataTable } from './data-table.tsx';
export {
  AT_HAND,
  type DataTableProps,
  type PageSize,
  type RowAction,
  type RowKey,
  type TableHandle,
  type TableLoad,
  type TableTotal,
} from './data-table-props.ts';
export { StaleNotice } from './stale-notice.tsx';
export { MissingRecord, useOpenedRow, useOpenRecord } from './open-record.tsx';
export { StatusMenu } from './rows/status-menu.tsx';
/** @deprecated since host contract 1.3.0: import both from `@navette/shared/domain`. */
export { fold, searchWords } from '../../domain/text/fold.ts';
export { useSearchText } from './toolbar/use-search-text.ts';
export { saveWorkbook, type WorkbookSheet } from './workbook.ts';
export { useHeldRows } from './held/use-held-rows.ts';
export { WaitingRows } from './held/waiting-rows.tsx';
