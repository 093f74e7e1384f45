import type { BookEntry } from '@navette/shared/accounting';
import type {
  Indexation,
  InvoiceKind,
  InvoiceStatus,
  RecallLevel,
  ReminderLevel,
  TariffKind,
  TariffValues,
} from '@navette/shared/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Computed, Json, Moment, Written } from './column-types.ts';
import type {
  ClosingKind,
  ClosingPointName,
  MatchRule,
  PartType,
  PaymentBatchState,
  PaymentBatchType,
  PaymentOrderState,
  PaymentSource,
  SendingState,
} from '@navette/openapi/enums';

/** Documents with a series of numbers of their own: invoices of three kinds, and credit notes. */
export type NumberedKind = InvoiceKind | 'credit';

/** Data kept as it was when the invoice was made; null on older invoices. */
type Kept = ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;

/** Columns that all kinds of invoices have. */
export interface IssuedInvoice {
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

export interface InvoiceLine {
  invoiceId: number;
  position: number;
  bookingId: number;
  live: Generated<boolean>;
  amount: number;
  snapshot: Json<Record<string, unknown>>;
}

/** Computed by the database: the number of the invoice where it is of the kind, for the foreign key. */
type KeyOfKind = ColumnType<number | null, never, never>;

export interface OfInvoice {
  kind: InvoiceKind;
  invoiceId: number;
  clientInvoiceId: KeyOfKind;
  driverInvoiceId: KeyOfKind;
  insuranceInvoiceId: KeyOfKind;
}

/** The tables of invoices, payments, credit notes and reminders. */
export interface InvoiceTables {
  client_invoice: IssuedInvoice & {
    clientId: number;
    factuur: Generated<boolean>;
    invoiceName: string | null;
    invoiceAddress: string | null;
    recall: Generated<number>;
    search: Computed;
  };
  driver_invoice: IssuedInvoice & {
    driverId: number;
    clientId: number | null;
    factuur: Generated<boolean>;
  };
  insurance_invoice: IssuedInvoice & {
    insuranceId: number;
    clientId: number | null;
  };
  client_invoice_line: InvoiceLine;
  driver_invoice_line: InvoiceLine;
  insurance_invoice_line: InvoiceLine;
  /** Number that was last given, of each kind of invoice and of credit notes. */
  invoice_series: {
    kind: NumberedKind;
    last: number;
  };
  /** A call that created a record, and the key that its repeat is recognised by. */
  idempotent_call: {
    userId: number;
    operation: string;
    key: string;
    digest: string;
    recordId: number;
    at: Moment;
  };
  credit_note: OfInvoice & {
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
  };
  credit_note_line: {
    creditNoteId: number;
    position: number;
    kind: InvoiceKind;
    invoiceId: number;
    bookingId: number;
    amount: number;
    parking: number;
  };
  /** An entry of the ledger; a counter-entry names the one it undoes. */
  invoice_payment: Written &
    OfInvoice & {
      id: Generated<number>;
      date: string;
      amount: number;
      source: PaymentSource;
      transactionId: number | null;
      rule: MatchRule | null;
      reversalOf: number | null;
      /** Payment that the bank gave back with this entry. */
      returnOf: Generated<number | null>;
      /** The entry on the other settlement, where a driver's debt was carried from one to the other. */
      carriedWith: Generated<number | null>;
      /** Status that the invoice had, when the payment closed it. */
      statusBefore: InvoiceStatus | null;
    };
  /** Export to the bookkeeping, with its entries as they were. */
  accounting_export: Written & {
    id: Generated<number>;
    startDate: string;
    endDate: string;
    entries: Json<BookEntry[]>;
    count: number;
    debit: number;
  };
  /** Entry that an export has, by what it books. */
  accounting_exported: {
    key: string;
    exportId: number;
    digest: string;
  };
  /** Payments that one file orders from the bank. */
  payment_batch: Written & {
    id: Generated<number>;
    type: PaymentBatchType;
    state: Generated<PaymentBatchState>;
    /** Day of execution or collection. */
    date: string;
    /** Format of the file, as `pain.001.001.09`. */
    message: string;
    messageId: string;
    /** Account of the organisation. */
    account: string;
    count: number;
    total: number;
    /** Made once, with the batch. */
    file: string;
    sentOn: Generated<string | null>;
  };
  /** A payment of a batch; an invoice or an expense has one open order at most. */
  payment_order: {
    id: Generated<number>;
    batchId: number;
    position: number;
    kind: Exclude<InvoiceKind, 'insurance'> | 'expense';
    recordId: number;
    clientInvoiceId: KeyOfKind;
    driverInvoiceId: KeyOfKind;
    expenseId: KeyOfKind;
    amount: number;
    name: string;
    iban: string;
    endToEndId: string;
    mandateId: Generated<number | null>;
    state: Generated<PaymentOrderState>;
    reason: Generated<string | null>;
    /** Entry of the ledger that the bank's line made. */
    paymentId: Generated<number | null>;
    /** Part of the bank's line that paid an expense. */
    partId: Generated<number | null>;
  };
  /** Permission of a client to collect from an account. */
  mandate: Written & {
    id: Generated<number>;
    clientId: number;
    reference: string;
    signedOn: string;
    iban: string;
    holder: string;
    /** For one collection only. */
    once: Generated<boolean>;
    endedOn: string | null;
  };
  invoice_reminder: Written & {
    id: Generated<number>;
    invoiceId: number;
    level: ReminderLevel;
    date: string;
    reason: string | null;
  };
  /** Amount of an invoice written off when it was closed; a counter-entry names the one it undoes. */
  invoice_write_off: Written &
    OfInvoice & {
      id: Generated<number>;
      date: string;
      /** In the sense of the invoice; of the other sign where too much was paid. */
      amount: number;
      reason: string;
      reversalOf: number | null;
    };
  /** Lock dates: nothing dated until then is created, changed or deleted; the database refuses it. */
  closing: {
    kind: ClosingKind;
    /** Last closed day; null for none. */
    until: string | null;
  };
  /** A lock date that was moved. */
  closing_move: Written & {
    id: Generated<number>;
    kind: ClosingKind;
    before: string | null;
    after: string | null;
    reason: string | null;
    /** Points of the checklist that were open. */
    points: Json<{ point: ClosingPointName; count: number }[]>;
  };
  /** A version of a tariff, valid from a day until the next one begins. */
  tariff_version: {
    id: Generated<number>;
    kind: TariffKind;
    /** Insurer, M-code or driver; 0 for a tariff of the organisation. */
    ownerId: number;
    /** 0001-01-01 for the beginning of time. */
    validFrom: string;
    values: Json<TariffValues>;
    /** Indexation that made it. */
    indexationId: number | null;
    at: Generated<Date>;
    userId: number | null;
    userName: Generated<string>;
  };
  /** Tariffs raised together. */
  tariff_indexation: Written & {
    id: Generated<number>;
    percent: number;
    validFrom: string;
    choices: Json<Indexation>;
    /** Numbers of tariffs and of bookings that it changed. */
    tariffs: number;
    bookings: number;
    undoneAt: Date | null;
  };
  /** Documents that were sent together, by one person. */
  document_batch: Written & {
    id: Generated<number>;
    kind: NumberedKind;
  };
  /** A document on its way to its payer. */
  document_sending: {
    id: Generated<number>;
    batchId: number;
    position: number;
    kind: NumberedKind;
    invoiceId: number;
    /** Level of its reminder letter; 0 without one. */
    recall: Generated<RecallLevel>;
    channel: 'mail' | 'post';
    /** Idempotency key of its mail, the same for each attempt. */
    key: string;
    state: SendingState;
    problem: string | null;
    attempts: Generated<number>;
    dueAt: Generated<Date>;
    changedAt: Moment;
    userId: number | null;
    userName: string;
    /** Letter about several invoices, of which the sending names the oldest; null for the document of one. */
    letterId: Generated<number | null>;
  };
  /** Letter about several invoices of one payer, with what it asked for. */
  dunning_letter: Written & {
    id: Generated<number>;
    clientId: number | null;
    insuranceId: number | null;
    type: 'reminder' | 'statement';
    level: ReminderLevel | null;
    date: string;
    credit: number;
  };
  /** Invoice of such a letter as it stood. */
  dunning_letter_invoice: {
    letterId: number;
    position: number;
    invoiceId: number;
    date: string;
    due: string;
    amount: number;
    settled: number;
    open: number;
    level: RecallLevel;
  };
  /** Instalments agreed with a client; whether it is kept follows from the payments. */
  payment_plan: Written & {
    id: Generated<number>;
    clientId: number;
    state: Generated<'active' | 'cancelled'>;
    total: number;
    note: string | null;
    /** Of the cancellation. */
    reason: Generated<string | null>;
    endedAt: Generated<Date | null>;
  };
  payment_plan_part: {
    planId: number;
    position: number;
    due: string;
    amount: number;
  };
  /** Invoice of a plan, with what was open of it. */
  payment_plan_invoice: {
    planId: number;
    invoiceId: number;
    open: number;
  };
  /** Part of a bank transaction that pays no invoice; a counter-entry names the one it undoes. */
  bank_part: Written & {
    id: Generated<number>;
    transactionId: number | null;
    type: Exclude<PartType, 'invoice' | 'return'>;
    date: string;
    /** Signed as the transaction: a credit that is given is positive, one that is refunded negative. */
    amount: number;
    /** Of a credit. */
    clientId: number | null;
    expenseId: number | null;
    reason: string | null;
    reversalOf: number | null;
  };
}
