import type { InvoiceCalls } from '../invoice/calls/invoice-calls.ts';
import type { periodSearch } from '@navette/shared/ui-form';
import type { BookingRow } from '@navette/shared/ui-booking';
import type { TableColumn, TableLoad } from '@navette/shared/ui-table';

/** A list as a query gives it. */
export type ListQuery<Row> = TableLoad & { readonly data: readonly Row[] | undefined };

/** What tells the wallets of drivers, clients and insurers apart (S3 §2.1, 2.3, 2.4). */
export interface WalletKind<Total extends { readonly id: number }> {
  readonly calls: InvoiceCalls;
  /** Message keys. */
  readonly title: string;
  readonly empty: string;
  /** Its period in the URL. */
  readonly search: ReturnType<typeof periodSearch>;
  readonly columns: readonly TableColumn<Total>[];
  readonly sort: { readonly column: string; readonly descending: boolean };
  /** Unique in the list of totals: a client may have a row by invoice and one in cash. */
  readonly keyOf: (row: Total) => string;
  readonly nameOf: (row: Total) => string;
  /** Amount of the whole wallet, in euros (S3 §9). */
  readonly totalOf: (rows: readonly Total[]) => number;
  readonly bookingColumns: (openReceipt: (booking: BookingRow) => void) => readonly TableColumn<BookingRow>[];
  readonly bookingSizes: readonly (number | 'all')[];
  /** What can be done with the bookings beside searching them: show them from the last to the first, or one side alone. */
  readonly choice: 'reverse' | 'side' | 'none';
}
