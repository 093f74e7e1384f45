/**
 * Data table of the suite. A page configures columns, rows and actions; the behaviour is here.
 */
export { alignmentOf, cellText } from './columns/cell-text.ts';
export type { CellValue, ColumnKind, FormattingContext, TableColumn } from './columns/column.ts';
/** @deprecated since host contract 1.3.0: renamed to `FormattingContext`. */
export type { FormattingContext as Said } from './columns/column.ts';
export { StatusCell, statusColumn } from './columns/status-column.tsx';
export { toCsv } from './to-csv.ts';
export type { CsvCell } from './to-csv.ts';
// Exported for released remotes.
export { saveFile } from '../kit/save-file.ts';
export { DataTable } from './data-table.tsx';
export { AT_HAND } from './data-table-props.ts';
export type {
  DataTableProps,
  PageSize,
  RowAction,
  RowKey,
  TableHandle,
  TableLoad,
  TableTotal,
} from './data-table-props.ts';
export { StaleNotice } from './stale-notice.tsx';
export type { StaleNoticeProps } from './stale-notice.tsx';
export { MissingRecord, useOpenedRow, useOpenRecord } from './open-record.tsx';
export { StatusMenu } from './rows/status-menu.tsx';
export type { StatusMenuProps } from './rows/status-menu.tsx';
/** @deprecated since host contract 1.3.0: import both from `@navette/shared/domain`. */
export { fold, searchWords } from '../../domain/text/fold.ts';
export { useSearchText } from './toolbar/use-search-text.ts';
export type { SearchText } from './toolbar/use-search-text.ts';
export { saveWorkbook } from './workbook.ts';
export type { WorkbookCell, WorkbookSheet } from './workbook.ts';
export { useHeldRows } from './held/use-held-rows.ts';
export { WaitingRows } from './held/waiting-rows.tsx';
