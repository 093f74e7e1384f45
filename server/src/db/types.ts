import type { Insertable, Selectable, Updateable, Generated } from 'kysely';
import type {
  AccessTables,
  ClientAliasTable,
  ClientMergeTable,
  DeletedDestinationTable,
  RecordTables,
} from './people-types.ts';
import type { BookingTables } from './booking-types.ts';
import type {
  ClientInvoiceTable,
  DriverInvoiceTable,
  IdempotentCallTable,
  InsuranceInvoiceTable,
  InvoiceLineTable,
  InvoiceSeriesTable,
  PaymentTables,
} from './invoice-types.ts';
import type { ImportTables, MailingTables, MailTables, OfficeTables } from './office-types.ts';
import type { LiveTables } from './live-types.ts';
import type { RegisterTables, TransportTables } from './outside-types.ts';
import type { Moment, Json } from './column-types.ts';
import type { DocumentKind, NotificationKind, NotificationState, StaffRole } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';

/**
 * The tables as TypeScript sees them. Columns carry the names of the contract. Dates are `YYYY-MM-DD`, times `HH:mm`,
 * money and kilometres numbers (the column keeps exact decimals), see pool.ts.
 */
export interface Database
  extends
    RecordTables,
    AccessTables,
    BookingTables,
    AvailabilityTables,
    OfficeTables,
    RegisterTables,
    MailingTables,
    MailTables,
    ImportTables,
    JobTables,
    LiveTables,
    PaymentTables,
    TransportTables,
    ViewTables {
  client_document: ClientDocumentTable;
  deleted_destination: DeletedDestinationTable;
  client_invoice: ClientInvoiceTable;
  driver_invoice: DriverInvoiceTable;
  insurance_invoice: InsuranceInvoiceTable;
  client_invoice_line: InvoiceLineTable;
  driver_invoice_line: InvoiceLineTable;
  insurance_invoice_line: InvoiceLineTable;
  invoice_series: InvoiceSeriesTable;
  idempotent_call: IdempotentCallTable;
  client_alias: ClientAliasTable;
  client_merge: ClientMergeTable;
  bank_transaction: BankTransactionTable;
  release_load: ReleaseLoadTable;
  driver_notification: DriverNotificationTable;
  expense: ExpenseTable;
  inserts: InsertsTable;
  sent_receipt: SentReceiptTable;
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
export type RowChange<T extends keyof Database> = Updateable<Database[T]>;

export interface ReleaseLoadTable {
  setId: string;
  remote: string;
  version: string;
  /** Fingerprint of the session; empty for what a browser reports without one. */
  session: string;
  outcome: string;
  events: Generated<number>;
  firstAt: Moment;
  lastAt: Moment;
}

/** A document of a client. */
export interface ClientDocumentTable {
  id: Generated<number>;
  clientId: number;
  /** Name of its file, as it was sent. */
  name: string;
  kind: DocumentKind;
  /** Key of the file in the file store. */
  fileKey: string;
  contentType: 'application/pdf' | 'image/jpeg' | 'image/png';
  /** Bytes. */
  size: number;
  at: Moment;
  userId: number | null;
  userName: string;
}

export interface DriverNotificationTable {
  id: Generated<string>;
  driverId: number;
  kind: NotificationKind;
  msg: string;
  /** The demand a driver answers; null for a message. */
  details: Json<Record<string, unknown>> | null;
  state: Generated<NotificationState>;
  /** Why it failed, as a code. */
  error: string | null;
  at: Moment;
  changedAt: Moment;
  /** A demand that nobody saw until then has failed. */
  endsAt: Date | null;
  byId: number | null;
  by: string | null;
  /** Hash of the content, which detects a second click. */
  print: string;
}

interface JobTables {
  periodic_job: PeriodicJobTable;
  installation: InstallationTable;
  rate_bucket: RateBucketTable;
}

/** When a job ran last that runs once for all processes. See periodic-job.ts. */
export interface PeriodicJobTable {
  name: string;
  at: Moment;
}

/** One row: the installation that the database belongs to, also after a restore. */
export interface InstallationTable {
  id: string;
}

/** Calls that a user has left of a rate. See shared-rate.ts. */
export interface RateBucketTable {
  key: string;
  amount: number;
  at: Moment;
}

interface AvailabilityTables {
  availability: AvailabilityTable;
  availability_pattern: AvailabilityPatternTable;
  driver_leave: DriverLeaveTable;
}

export interface AvailabilityTable {
  driverId: number;
  date: string;
  slots: number[];
}

export interface AvailabilityPatternTable {
  driverId: number;
  /** Seven lists of slots, Monday first. */
  weekdays: Json<number[][]>;
}

export interface DriverLeaveTable {
  id: Generated<number>;
  driverId: number;
  startDate: string;
  endDate: string;
  reason: string | null;
}

interface RegisterColumns {
  id: Generated<number>;
  name: string;
  description: string;
  date: string;
  /** Key of the receipt in the file store; null for none. */
  fileKey: string | null;
  ticketId: string | null;
}

/** Money spent. */
export interface ExpenseTable extends RegisterColumns {
  price: number | null;
}

/** Money received. */
export interface InsertsTable extends RegisterColumns {
  amount: number | null;
}

/** A receipt that was sent and may be taken by a record. */
export interface SentReceiptTable {
  fileKey: string;
  at: Moment;
}

export interface BankTransactionTable {
  id: Generated<number>;
  date: string;
  account: string | null;
  counterparty: string | null;
  amount: number;
  detail: string;
  ref: string | null;
  structured: string | null;
  source: string;
  /** The line of the file, as it stood there. */
  raw: string;
  /** The same for the same movement, whichever file it stands in. */
  print: string;
  /** Format that it comes from; null for those that were stored before it was kept. */
  origin: Generated<string | null>;
  /** The print is made of the bank's number, not of the content. */
  numbered: Generated<boolean>;
  /** The bank marked it as a return. */
  returned: Generated<boolean>;
  /** Transaction that it gives back, once a person said so. */
  returnOf: Generated<number | null>;
  importedAt: Moment;
  importedBy: number | null;
  importId: number | null;
}

type View = components['schemas']['ListView'];

interface ViewTables {
  list_view: ListViewTable;
  list_view_default: ListViewDefaultTable;
}

export interface ListViewTable {
  id: Generated<number>;
  /** Author. */
  userId: number;
  list: string;
  name: string;
  params: Json<View['params']>;
  columns: Json<View['columns']>;
  /** With whom it is shared; null for nobody. */
  role: StaffRole | null;
}

/** The view that a user's list opens with. */
export interface ListViewDefaultTable {
  userId: number;
  list: string;
  viewId: number;
}
