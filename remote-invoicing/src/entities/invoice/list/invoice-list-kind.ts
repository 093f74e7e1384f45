import type { InvoiceCalls } from '../calls/invoice-calls.ts';
import type { ReactNode } from 'react';
import type { InvoiceRow } from '../invoice-row.ts';
import type { InvoiceColumnId } from './invoice-columns.tsx';

/** Configuration of a list of invoices: three kinds, active and archived (specification/invoices.md). */
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
  /** Statement of account of the payer; for clients only. */
  readonly statement?: (row: InvoiceRow, onClose: () => void) => ReactNode;
  /**
   * Visibility of the status: `all` everybody may change it; `invoicing` users with the permission may change it, others read it; `hidden` only users
   * with the permission see it.
   */
  readonly status: 'all' | 'invoicing' | 'hidden';
}
