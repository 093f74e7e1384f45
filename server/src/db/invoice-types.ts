import type { InvoiceKind } from '@navette/shared/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Computed, Json, Moment } from './column-types.ts';

/** What has a series of numbers of its own: invoices of three kinds, and credit notes. */
export type NumberedKind = InvoiceKind | 'credit';

/** What an invoice keeps of the moment it was made; null on those that were made before it was kept. */
type Kept = ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;

/** Number that was last given, of each kind of invoice and of credit notes. */
export interface InvoiceSeriesTable {
  kind: NumberedKind;
  last: number;
}

/** A call that created a record, and the key that its repeat is recognised by. */
export interface IdempotentCallTable {
  userId: number;
  operation: string;
  key: string;
  digest: string;
  recordId: number;
  at: Moment;
}

/** What invoices of each kind have. */
interface IssuedInvoiceTable {
  id: number;
  date: string;
  amount: number;
  status: Generated<number>;
  cancelledAt: Moment | null;
  company: Kept;
  payer: Kept;
  totals: Kept;
  issuedAt: Moment | null;
  issuedBy: number | null;
  /** Of the PDF that was made of it, in hexadecimal; null until then. */
  pdfSha256: Generated<string | null>;
}

export interface ClientInvoiceTable extends IssuedInvoiceTable {
  clientId: number;
  factuur: Generated<boolean>;
  invoiceName: string | null;
  invoiceAddress: string | null;
  recall: Generated<number>;
  search: Computed;
}

export interface DriverInvoiceTable extends IssuedInvoiceTable {
  driverId: number;
  clientId: number | null;
  factuur: Generated<boolean>;
}

export interface InsuranceInvoiceTable extends IssuedInvoiceTable {
  insuranceId: number;
  clientId: number | null;
}

export interface InvoiceLineTable {
  invoiceId: number;
  position: number;
  bookingId: number;
  live: Generated<boolean>;
  amount: number;
  snapshot: Json<Record<string, unknown>>;
}
