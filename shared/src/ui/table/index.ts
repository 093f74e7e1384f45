/**
 * Lists: the data table, of which a page configures columns, rows and actions, and what stands around the rows of a list. Nothing here needs the form
 * library, so that a list is drawn before that is loaded.
 */
export {
  useDoubleWords,
  useWarnDoubles,
  useArchiveBooking,
  useOpenBooking,
  useOpenClientCard,
  type DoubleTrip,
} from '../booking/booking-actions.ts';
export { bookingColumns, type BookingColumnId, type BookingRow } from '../booking/booking-columns.tsx';
export { invoiceName, invoicePath, invoicesOf, useMayOpenInvoice } from '../booking/invoices.tsx';
export { bookingStatusColumn, type OfferAfterStatus, type SaveBookingStatus } from '../booking/status-column.tsx';
export { type BulkJob, type BulkTexts, type Outcome, type Outcomes, useBulkRun } from '../bulk/use-bulk-run.ts';
export { PeriodFilter, periodSearch, usePeriod, type Period } from '../dates/period-filter.tsx';
export { alignmentOf, cellText } from './columns/cell-text.ts';
export type { CellEdit, CellValue, ColumnKind, FormattingContext, TableColumn } from './columns/column.ts';
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
