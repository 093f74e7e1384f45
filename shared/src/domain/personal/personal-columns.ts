import { BOOKING_FIELD_NAMES, bookingFieldsWith } from '../booking/fields.ts';
import { CLIENT_FIELD_NAMES, clientFieldsWith } from './client-fields.ts';
import { columns, type ColumnTreatment } from './column-treatment.ts';

const person = columns({}, 'id', 'firstname', 'lastname', 'birthday', 'tel', 'mobile', 'email');
const address = columns({}, 'address', 'zip', 'city', 'fullAddress');
const invoice = columns(
  {},
  'id',
  'date',
  'clientId',
  'amount',
  'status',
  'cancelledAt',
  'company',
  'totals',
  'issuedAt',
  'issuedBy',
  'pdfSha256',
);
const search = columns({ internal: true }, 'search');

/**
 * Every table with persons and the treatment of each of its columns. A new column of one of them is added here too; a test compares the list with the
 * database.
 */
export const PERSONAL_COLUMNS = {
  client: {
    ...columns({}, 'id', ...CLIENT_FIELD_NAMES),
    ...columns({ erased: true }, ...clientFieldsWith('erased')),
    ...columns({ erased: true, secret: true }, ...clientFieldsWith('secret')),
    ...columns({ internal: true }, 'anonymisedAt', 'search'),
    ...columns({ internal: true, secret: true }, 'ssnDigits'),
  },
  client_alias: columns({}, 'id', 'clientId', 'at'),
  client_merge: {
    ...columns({}, 'id', 'keptId', 'removedId', 'at', 'userId', 'userName', 'moved', 'undoneAt'),
    ...columns({ erased: true }, 'removed', 'before', 'after'),
  },
  match_choice: columns({}, 'id', 'kind', 'print', 'clientId', 'destinationId', 'at', 'userId'),
  client_document: {
    ...columns({}, 'id', 'clientId', 'kind', 'fileKey', 'contentType', 'size', 'at', 'userId', 'userName'),
    ...columns({ erased: true }, 'name'),
  },
  client_invoice: {
    ...invoice,
    ...columns({}, 'factuur', 'recall'),
    ...columns({ erased: true }, 'invoiceName', 'invoiceAddress', 'payer'),
    ...search,
  },
  driver_invoice: { ...invoice, ...columns({}, 'driverId', 'factuur', 'payer') },
  insurance_invoice: { ...invoice, ...columns({}, 'insuranceId', 'payer') },
  booking: {
    ...columns({}, 'id', 'seriesId', 'linkedId', 'archivedAt', 'invoices', ...BOOKING_FIELD_NAMES),
    ...columns({ erased: true }, ...bookingFieldsWith('personal')),
  },
  booking_history: {
    ...columns({}, 'id', 'bookingId', 'at', 'userId', 'userName', 'action'),
    ...columns({ erased: true }, 'changes'),
  },
  driver: {
    ...person,
    ...address,
    ...columns(
      {},
      'latitude',
      'longitude',
      'postbox',
      'active',
      'bank_account',
      'language',
      'car',
      'zones',
      'refreshTime',
    ),
    ...columns(
      {},
      'commission',
      'carriesWheelchair',
      'carriesStretcher',
      'licenceUntil',
      'insuranceUntil',
      'medicalUntil',
    ),
    ...search,
  },
  app_user: {
    ...person,
    ...address,
    ...columns({}, 'role', 'car', 'zones', 'client_from', 'mustChangePassword'),
    ...columns({ internal: true, secret: true }, 'passwordHash'),
    ...search,
  },
  daily_report: columns({}, 'id', 'date', 'time', 'userId', 'userName', 'report'),
  record_change: columns({}, 'kind', 'key', 'userName', 'at'),
  import_batch: columns(
    {},
    'id',
    'kind',
    'source',
    'userId',
    'userName',
    'at',
    'created',
    'updated',
    'skipped',
    'undoneAt',
    'undoneBy',
  ),
  import_record: {
    ...columns({}, 'id', 'importId', 'row', 'recordId', 'action', 'fingerprint'),
    ...columns({ erased: true }, 'before'),
  },
  invoice_payment: columns(
    {},
    'id',
    'kind',
    'invoiceId',
    'clientInvoiceId',
    'driverInvoiceId',
    'insuranceInvoiceId',
    'date',
    'amount',
    'source',
    'transactionId',
    'rule',
    'reversalOf',
    'returnOf',
    'statusBefore',
    'at',
    'userId',
    'userName',
  ),
  invoice_reminder: columns({}, 'id', 'invoiceId', 'level', 'date', 'reason', 'at', 'userId', 'userName'),
  invoice_write_off: columns(
    {},
    'id',
    'kind',
    'invoiceId',
    'clientInvoiceId',
    'driverInvoiceId',
    'insuranceInvoiceId',
    'date',
    'amount',
    'reason',
    'reversalOf',
    'at',
    'userId',
    'userName',
  ),
  sent_mail: {
    ...columns({}, 'id', 'mailId', 'invoiceKind', 'invoiceId', 'clientId', 'userId', 'userName', 'at', 'state'),
    ...columns({ erased: true }, 'recipients', 'subject', 'text', 'files', 'refused'),
  },
  client_message: {
    ...columns({}, 'id', 'bookingId', 'seriesId', 'clientId', 'event', 'channel', 'day', 'until', 'turn', 'language'),
    ...columns({}, 'state', 'reason', 'parts', 'cost', 'attempts', 'sending', 'gatewayId', 'at', 'dueAt', 'changedAt'),
    ...columns({ erased: true }, 'recipient', 'text', 'told', 'detail'),
  },
  trip_request: {
    ...columns({}, 'id', 'source', 'state', 'at', 'careCenterId', 'type', 'date', 'time'),
    ...columns({}, 'returnTime', 'willCall', 'decidedAt', 'userId', 'userName', 'bookingIds', 'reason', 'attempt'),
    ...columns({}, 'carrierId', 'offeredAt'),
    ...columns({ erased: true }, 'lastname', 'firstname', 'birthday', 'tel', 'fromPlace', 'toPlace'),
    ...columns({ erased: true }, 'motive', 'mobility', 'remark', 'contact', 'note', 'ticketId'),
  },
  setting_history: columns({}, 'id', 'at', 'userId', 'userName', 'variable', 'before', 'after'),
} satisfies Readonly<Record<string, Readonly<Record<string, ColumnTreatment>>>>;
