/**
 * The one list of the suite. A page says what its columns are, where its rows come from and what can be done with them; how a list behaves is here.
 */
export { alignmentOf, cellText } from './columns/cell-text.ts';
export type { CellValue, ColumnKind, Said, TableColumn } from './columns/column.ts';
export { StatusCell, statusColumn } from './columns/status-column.tsx';
export { toCsv } from './csv/to-csv.ts';
export type { CsvCell } from './csv/to-csv.ts';
// Remotes that are released ask for it here.
export { saveFile } from '../kit/save-file.ts';
export { DataTable } from './data-table.tsx';
export type { DataTableProps } from './data-table-props.ts';
export type { TableTotal } from './footer/table-footer.tsx';
export type { TableLoad } from './notices/table-load.ts';
export { MissingRecord } from './open-record/missing-record.tsx';
export { useOpenRecord } from './open-record/use-open-record.ts';
export type { OpenRecord } from './open-record/use-open-record.ts';
export { useOpenedRow } from './open-record/use-opened-row.ts';
export type { RowAction } from './rows/row-action.ts';
export type { RowKey } from './rows/row-key.ts';
export { StatusMenu } from './rows/status-menu.tsx';
export type { StatusMenuProps } from './rows/status-menu.tsx';
export { fold, searchWords } from './search/fold.ts';
export { useSearchText } from './toolbar/use-search-text.ts';
export type { SearchText } from './toolbar/use-search-text.ts';
export type { PageSize } from './state/page-size.ts';
export type { TableHandle } from './table-handle.ts';
