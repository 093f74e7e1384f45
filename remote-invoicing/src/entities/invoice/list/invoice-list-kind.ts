import type { InvoiceCalls } from '../calls/invoice-calls.ts';
import type { ReactNode } from 'react';
import type { InvoiceRow } from '../invoice-row.ts';
import type { InvoiceColumnId } from './invoice-columns.tsx';

/** What tells lists of invoices apart: three kinds, active and archived (S3 §2.7 to 2.10). */
export interface InvoiceListKind {
  readonly calls: InvoiceCalls;
  /** Unique in the suite: storage key of the user's columns. */
  readonly tableId: string;
  /** Message keys. */
  readonly title: string;
  readonly empty: string;
  readonly columns: readonly InvoiceColumnId[];
  /** Name of the exported file without extension; without it there is no export. */
  readonly csvName?: string;
  /** Total of the amounts below the list. */
  readonly showsTotal: boolean;
  /** Statement of account of who pays an invoice; that of clients alone. */
  readonly statement?: (row: InvoiceRow, onClose: () => void) => ReactNode;
  /**
   * Who sees and changes the status: `all` everybody, `invoicing` who has the permission while others read it, `hidden` who has the permission
   * while others don't see it.
   */
  readonly status: 'all' | 'invoicing' | 'hidden';
}
