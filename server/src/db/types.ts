import type { Accepted, BookingStatus, BookingType, Motive, Role, WaitTime } from '@navette/shared/domain';
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { BankTransactionTable } from './bank-types.ts';
import type { Computed, Json, Moment } from './column-types.ts';
import type { ClientAliasTable, DeletedDestinationTable } from './former-types.ts';
import type { ClientInvoiceTable, DriverInvoiceTable, InsuranceInvoiceTable, InvoiceLineTable } from './invoice-types.ts';
import type { MailingTables } from './mailing-types.ts';
import type { DriverNotificationTable } from './notification-types.ts';
import type { RegisterTables } from './register-types.ts';
import type { ReleaseLoadTable } from './release-types.ts';

/**
 * The tables as TypeScript sees them. Columns carry the names of the contract. Dates are `YYYY-MM-DD`, times `HH:mm`,
 * money and kilometres numbers (the column keeps exact decimals), see pool.ts.
 */
export interface Database extends RegisterTables, MailingTables {
  app_user: AppUserTable;
  driver: DriverTable;
  client: ClientTable;
  destination: DestinationTable;
  deleted_destination: DeletedDestinationTable;
  insurance: InsuranceTable;
  carecenter: CarecenterTable;
  mcode: McodeTable;
  staff_session: SessionTable;
  sign_in_attempt: SignInAttemptTable;
  outbox: OutboxTable;
  booking: BookingTable;
  booking_history: BookingHistoryTable;
  booking_day: BookingDayTable;
  availability: AvailabilityTable;
  client_invoice: ClientInvoiceTable;
  driver_invoice: DriverInvoiceTable;
  insurance_invoice: InsuranceInvoiceTable;
  client_invoice_line: InvoiceLineTable;
  driver_invoice_line: InvoiceLineTable;
  insurance_invoice_line: InvoiceLineTable;
  setting: SettingTable;
  log: LogTable;
  daily_report: DailyReportTable;
  ticket: TicketTable;
  setting_history: SettingHistoryTable;
  availability_pattern: AvailabilityPatternTable;
  driver_leave: DriverLeaveTable;
  client_alias: ClientAliasTable;
  bank_transaction: BankTransactionTable;
  release_load: ReleaseLoadTable;
  driver_notification: DriverNotificationTable;
}

interface AddressColumns {
  address: string | null;
  zip: string | null;
  city: string | null;
  fullAddress: string | null;
}

interface PlaceColumns extends AddressColumns {
  latitude: number | null;
  longitude: number | null;
}

interface PersonColumns {
  firstname: string;
  lastname: string;
  birthday: string | null;
  tel: string | null;
  mobile: string | null;
  email: string | null;
}

export interface AppUserTable extends PersonColumns, AddressColumns {
  id: Generated<number>;
  role: Role;
  car: string | null;
  zones: string | null;
  client_from: string | null;
  passwordHash: string | null;
  mustChangePassword: Generated<boolean>;
  search: Computed;
}

export interface DriverTable extends PersonColumns, PlaceColumns {
  id: Generated<number>;
  active: Generated<boolean>;
  bank_account: string | null;
  postbox: string | null;
  car: string | null;
  zones: string | null;
  refreshTime: Generated<number>;
  commission: number | null;
  search: Computed;
}

export interface ClientTable extends PersonColumns, PlaceColumns {
  id: Generated<number>;
  postbox: string | null;
  client_from: string | null;
  ssn: string | null;
  mcode: string | null;
  basePrice: number | null;
  factuur: Generated<boolean>;
  info: string | null;
  comment: string | null;
  problem: Generated<boolean>;
  invoiceName: string | null;
  invoiceAddress: string | null;
  postbox2: string | null;
  anonymisedAt: Moment | null;
  ssnDigits: ColumnType<string | null, never, never>;
  search: Computed;
}

export interface DestinationTable extends PlaceColumns {
  id: Generated<number>;
  name: string;
  tel: string | null;
  search: Computed;
}

export interface InsuranceTable extends AddressColumns {
  id: Generated<number>;
  name: string;
  cn: string | null;
  postbox: string | null;
  tel: string | null;
  email: string | null;
  bank_account: string | null;
  min10km: number | null;
  plus10km: number | null;
  comment: string | null;
  search: Computed;
}

export interface CarecenterTable extends PlaceColumns {
  id: Generated<number>;
  name: string;
  email_address: string | null;
  tel: string | null;
  visited: Generated<boolean>;
  marked: Generated<boolean>;
  subscribed_id: string | null;
  search: Computed;
}

export interface McodeTable {
  id: Generated<number>;
  mcode: string;
  name: string | null;
  price_other: number | null;
  price_dialyse: number | null;
  price_radio: number | null;
  price_chemo: number | null;
}

export interface SessionTable {
  id: string;
  userId: number;
  createdAt: Moment;
  expiresAt: Moment;
}

export interface SignInAttemptTable {
  key: string;
  failures: number;
  lastAt: Moment;
  lockedUntil: Moment | null;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: 'mail' | 'notification';
  recipient: string;
  subject: string | null;
  body: string;
  createdAt: Moment;
  sentAt: Moment | null;
}

export interface NonReimbursed {
  monthlyBudget?: number | null;
  perDay?: number | null;
  perPart?: number | null;
}

export interface BookingTable {
  id: Generated<number>;
  driverId: number;
  clientId: number;
  destinationId: number;
  insuranceId: number | null;
  type: BookingType;
  back: Generated<boolean>;
  ap_date: string;
  ap_time: string;
  pick_time: string | null;
  ap_waittime: Generated<WaitTime>;
  waitprice: Generated<number>;
  motive: Generated<Motive>;
  ticket_price: Generated<number>;
  price: number | null;
  price_driver: number | null;
  factuur: Generated<boolean>;
  factuurDriver: Generated<boolean>;
  creditDriver: Generated<boolean>;
  creditAmount: number | null;
  creditReason: string | null;
  commission: number | null;
  accepted: Generated<Accepted>;
  status: Generated<BookingStatus>;
  charged: Generated<boolean>;
  comment: string | null;
  info: string | null;
  pick_address: string;
  /** JSON text, as it came. */
  distance: string | null;
  certificateNeeded: Generated<boolean>;
  certificateReceived: Generated<boolean>;
  mutualPatientID: string | null;
  mutualDistance: number | null;
  mutualAmount: number | null;
  mutualPatientAmount: number | null;
  mutualComment: string | null;
  noMutIntervention: Generated<boolean>;
  min10km: number | null;
  plus10km: number | null;
  nonReimbursed: ColumnType<NonReimbursed | null, string | null | undefined, string | null>;
  archivedAt: Moment | null;
}

export interface BookingFieldChange {
  field: string;
  old: string | number | boolean | null;
  new: string | number | boolean | null;
}

export interface BookingHistoryTable {
  id: Generated<number>;
  bookingId: number;
  at: Moment;
  userId: number | null;
  userName: string;
  action: 'create' | 'update' | 'delete' | 'archive';
  changes: Json<BookingFieldChange[]>;
}

/** Written by triggers only. */
export interface BookingDayTable {
  ap_date: string;
  version: number;
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

export interface SettingTable {
  id: Generated<number>;
  variable: string;
  value: string | null;
}

export interface SettingHistoryTable {
  id: Generated<number>;
  at: Moment;
  userId: number | null;
  userName: string;
  variable: string;
  before: string | null;
  after: string | null;
}

export interface LogTable {
  id: Generated<number>;
  time: Moment;
  userId: number | null;
  role: string | null;
  method: string;
  url: string;
  body: string | null;
}

export interface DailyReportTable {
  id: Generated<number>;
  date: string;
  time: string;
  userId: number | null;
  userName: string;
  report: string;
}

export interface TicketTable {
  id: string;
  bookingId: number;
  driverId: number | null;
  date: string | null;
  /** What the file port calls the photo. */
  fileKey: string;
  contentType: string;
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
export type RowChange<T extends keyof Database> = Updateable<Database[T]>;
