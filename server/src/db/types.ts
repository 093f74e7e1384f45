import type { Insertable, Selectable, Updateable } from 'kysely';
import type { AccessTables } from './access-types.ts';
import type { AvailabilityTables } from './availability-types.ts';
import type { BankTransactionTable } from './bank-types.ts';
import type { BookingTables } from './booking-types.ts';
import type { ClientAliasTable, ClientMergeTable, DeletedDestinationTable } from './former-types.ts';
import type {
  ClientInvoiceTable,
  DriverInvoiceTable,
  IdempotentCallTable,
  InsuranceInvoiceTable,
  InvoiceLineTable,
  InvoiceSeriesTable,
} from './invoice-types.ts';
import type { ClientDocumentTable } from './document-types.ts';
import type { ImportTables } from './import-types.ts';
import type { JobTables } from './job-types.ts';
import type { LiveTables } from './live-types.ts';
import type { ExpenseTable, InsertsTable, SentReceiptTable } from './money-register-types.ts';
import type { MailTables } from './mail-types.ts';
import type { MailingTables } from './mailing-types.ts';
import type { DriverNotificationTable } from './notification-types.ts';
import type { OfficeTables } from './office-types.ts';
import type { PaymentTables } from './payment-types.ts';
import type { RecordTables } from './record-types.ts';
import type { RegisterTables } from './register-types.ts';
import type { ReleaseLoadTable } from './release-types.ts';
import type { TransportTables } from './transport-types.ts';
import type { ViewTables } from './view-types.ts';

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
