import type { InvoiceKind, InvoiceStatus, ReminderLevel } from '@navette/shared/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Computed, Json, Moment } from './column-types.ts';
import type { MatchRule, PaymentSource } from '@navette/openapi/enums';

/** Documents with a series of numbers of their own: invoices of three kinds, and credit notes. */
export type NumberedKind = InvoiceKind | 'credit';

/** Data kept as it was when the invoice was made; null on older invoices. */
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

/** Columns that all kinds of invoices have. */
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

/** Computed by the database: the number of the invoice where it is of the kind, for the foreign key. */
type KeyOfKind = ColumnType<number | null, never, never>;

interface OfInvoice {
  kind: InvoiceKind;
  invoiceId: number;
  clientInvoiceId: KeyOfKind;
  driverInvoiceId: KeyOfKind;
  insuranceInvoiceId: KeyOfKind;
}

export interface CreditNoteTable extends OfInvoice {
  id: number;
  date: string;
  amount: number;
  reason: string;
  whole: boolean;
  totals: Json<Record<string, unknown>>;
  company: Json<Record<string, unknown>>;
  issuedAt: Moment;
  issuedBy: number | null;
  /** Of the PDF that was made of it, in hexadecimal; null until then. */
  pdfSha256: Generated<string | null>;
}

export interface CreditNoteLineTable {
  creditNoteId: number;
  position: number;
  kind: InvoiceKind;
  invoiceId: number;
  bookingId: number;
  amount: number;
  parking: number;
}

/** An entry of the ledger; a counter-entry names the one it undoes. */
export interface InvoicePaymentTable extends OfInvoice {
  id: Generated<number>;
  date: string;
  amount: number;
  source: PaymentSource;
  transactionId: number | null;
  rule: MatchRule | null;
  reversalOf: number | null;
  /** Payment that the bank gave back with this entry. */
  returnOf: Generated<number | null>;
  /** Status that the invoice had, when the payment closed it. */
  statusBefore: InvoiceStatus | null;
  at: Moment;
  userId: number | null;
  userName: string;
}

/** Amount of an invoice written off when it was closed; a counter-entry names the one it undoes. */
export interface InvoiceWriteOffTable extends OfInvoice {
  id: Generated<number>;
  date: string;
  /** In the sense of the invoice; of the other sign where too much was paid. */
  amount: number;
  reason: string;
  reversalOf: number | null;
  at: Moment;
  userId: number | null;
  userName: string;
}

export interface InvoiceReminderTable {
  id: Generated<number>;
  invoiceId: number;
  level: ReminderLevel;
  date: string;
  reason: string | null;
  at: Moment;
  userId: number | null;
  userName: string;
}

/** The tables of payments, credit notes and reminders. */
export interface PaymentTables {
  credit_note: CreditNoteTable;
  credit_note_line: CreditNoteLineTable;
  invoice_payment: InvoicePaymentTable;
  invoice_reminder: InvoiceReminderTable;
  invoice_write_off: InvoiceWriteOffTable;
}
