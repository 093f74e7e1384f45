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
export type { DataTableProps } from './data-table-props.ts';
export type { TableTotal } from './table-footer.tsx';
export { AT_HAND } from './notices/table-load.ts';
export type { TableLoad } from './notices/table-load.ts';
export { StaleNotice } from './notices/stale-notice.tsx';
export type { StaleNoticeProps } from './notices/stale-notice.tsx';
export { MissingRecord } from './open-record/missing-record.tsx';
export { useOpenRecord } from './open-record/use-open-record.ts';
export type { OpenRecord } from './open-record/use-open-record.ts';
export { useOpenedRow } from './open-record/use-opened-row.ts';
export type { RowAction } from './rows/row-action.ts';
export type { RowKey } from './rows/row-key.ts';
export { StatusMenu } from './rows/status-menu.tsx';
export type { StatusMenuProps } from './rows/status-menu.tsx';
/** @deprecated since host contract 1.3.0: import both from `@navette/shared/domain`. */
export { fold, searchWords } from '../../domain/text/fold.ts';
export { useSearchText } from './toolbar/use-search-text.ts';
export type { SearchText } from './toolbar/use-search-text.ts';
export type { PageSize } from './state/page-size.ts';
export { saveWorkbook } from './workbook/save-workbook.ts';
export type { WorkbookSheet } from './workbook/save-workbook.ts';
export type { WorkbookCell } from './workbook/workbook-cell.ts';
export { useHeldRows } from './held/use-held-rows.ts';
export { WaitingRows } from './held/waiting-rows.tsx';
export type { TableHandle } from './table-handle.ts';
