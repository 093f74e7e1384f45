import { clientFieldsOfKind } from '@navette/shared/domain';

/**
 * Treatment of a column that can hold a text when a client is anonymised:
 * `client`: the client's own, emptied with the record; `mentions`: written freely, so that it may name anybody, and the name is taken out of it;
 * `others`: staff, drivers, organisations, erased with their own records; `codes`: keys, hashes, fixed words, tokens; `public`: the address register;
 * `law`: kept whole as long as accounts are (seven years).
 */
export type Holding = 'client' | 'mentions' | 'others' | 'codes' | 'public' | 'law';

type Columns = Readonly<Record<string, Holding>>;
const each = (holding: Holding, ...names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, holding]));

const address = each('others', 'address', 'zip', 'city', 'fullAddress', 'tel');
const person = { ...address, ...each('others', 'firstname', 'lastname', 'mobile', 'email') };
const registerStreet = each(
  'public',
  'region',
  'streetId',
  'zip',
  'streetFr',
  'streetNl',
  'streetDe',
  'names',
  'search',
);
const keptOfIssue = { ...each('others', 'company'), ...each('codes', 'totals', 'pdfSha256') };
const registerColumns = {
  ...each('law', 'name', 'description', 'reference', 'invoiceNumber'),
  ...each('codes', 'fileKey', 'ticketId', 'paidFrom'),
};
const registerCities = each('public', 'cityFr', 'cityNl', 'cityDe');

/** Every column of text, JSON, lists or bytes. A test compares the list with the database: a new column has to say here whom it holds. */
export const TEXT_COLUMNS = {
  accounting_export: { ...each('law', 'entries'), ...each('others', 'userName') },
  accounting_exported: each('codes', 'key', 'digest'),
  app_command: { ...each('codes', 'kind', 'action', 'fromSocket'), ...each('mentions', 'data') },
  app_command_target: { ...each('codes', 'socketId'), ...each('others', 'answer') },
  app_user: { ...person, ...each('codes', 'role', 'passwordHash'), ...each('others', 'car', 'zones') },
  availability: each('codes', 'slots'),
  availability_pattern: each('codes', 'weekdays'),
  driver_handover: { ...each('mentions', 'remark'), ...each('others', 'receivedBy') },
  bank_part: { ...each('codes', 'type'), ...each('mentions', 'reason'), ...each('others', 'userName') },
  bank_rule: { ...each('codes', 'sign', 'action'), ...each('others', 'contains', 'account', 'reason') },
  bank_transaction: {
    ...each('law', 'account', 'counterparty', 'detail', 'ref', 'structured', 'source', 'raw', 'print'),
    ...each('codes', 'origin'),
  },
  booking: {
    ...each('codes', 'type', 'ap_waittime', 'nonReimbursed', 'invoices'),
    ...each('others', 'offer'),
    ...each('mentions', 'creditReason', 'comment', 'info', 'pick_address', 'mutualComment'),
    ...each('client', 'distance', 'mutualPatientID', 'mobility'),
  },
  booked_transport: each('codes', 'transportId', 'seen', 'current'),
  booking_history: { ...each('others', 'userName'), ...each('codes', 'action'), ...each('mentions', 'changes') },
  booking_series: each('codes', 'weekdays'),
  carrier: { ...each('others', 'name', 'url'), ...each('codes', 'nonce', 'sealedToken') },
  carecenter: {
    ...address,
    ...each('others', 'name', 'email_address'),
    ...each('codes', 'subscribed_id', 'wardNonce'),
  },
  client: {
    ...each('client', ...clientFieldsOfKind('text', 'code', 'phone', 'email', 'mobility', 'language', 'channel')),
    ...each('mentions', ...clientFieldsOfKind('note')),
  },
  client_difference: each('others', 'userName'),
  client_document: {
    ...each('client', 'name'),
    ...each('codes', 'kind', 'fileKey', 'contentType'),
    ...each('others', 'userName'),
  },
  client_message: {
    ...each('codes', 'event', 'channel', 'language', 'state', 'reason', 'gatewayId'),
    ...each('client', 'recipient', 'text', 'told', 'detail'),
  },
  client_merge: {
    ...each('others', 'userName'),
    ...each('client', 'removed', 'before', 'after'),
    ...each('codes', 'moved'),
  },
  client_invoice: { ...each('client', 'invoiceName', 'invoiceAddress', 'payer'), ...keptOfIssue },
  client_invoice_line: each('client', 'snapshot'),
  company_logo: each('codes', 'fileKey', 'name'),
  connected_app: { ...each('codes', 'socketId'), ...each('others', 'info') },
  credit_note: { ...each('codes', 'kind'), ...each('mentions', 'reason'), ...keptOfIssue },
  credit_note_line: each('codes', 'kind'),
  daily_report: { ...each('others', 'userName'), ...each('mentions', 'report') },
  deleted_destination: { ...address, ...each('others', 'name', 'wardEmail') },
  demand: { ...each('codes', 'key'), ...each('mentions', 'bookings') },
  destination: { ...address, ...each('others', 'name', 'wardEmail') },
  discarded_file: each('codes', 'key'),
  document_batch: { ...each('codes', 'kind'), ...each('others', 'userName') },
  document_sending: { ...each('codes', 'kind', 'channel', 'state', 'problem'), ...each('others', 'userName') },
  driver: {
    ...person,
    ...each('others', 'bank_account', 'accountHolder', 'language', 'invoiceChannel', 'postbox', 'car', 'zones'),
  },
  driver_invoice: { ...each('others', 'payer'), ...keptOfIssue },
  driver_invoice_line: each('client', 'snapshot'),
  driver_leave: each('others', 'reason'),
  driver_location: each('others', 'position'),
  driver_notification: {
    ...each('codes', 'id', 'kind', 'state', 'error', 'print'),
    ...each('mentions', 'msg', 'details'),
    ...each('others', 'by'),
  },
  dunning_letter: { ...each('codes', 'type'), ...each('others', 'userName') },
  expense: registerColumns,
  idempotent_call: each('codes', 'operation', 'key', 'digest'),
  import_batch: {
    ...each('codes', 'kind'),
    ...each('mentions', 'source', 'shape'),
    ...each('others', 'userName', 'undoneBy'),
  },
  import_record: { ...each('codes', 'action', 'fingerprint'), ...each('client', 'before') },
  inserts: registerColumns,
  insurance: {
    ...address,
    ...each('others', 'name', 'cn', 'postbox', 'email', 'bank_account', 'language', 'invoiceChannel', 'comment'),
  },
  insurance_invoice: { ...each('others', 'payer'), ...keptOfIssue },
  insurance_invoice_line: each('client', 'snapshot'),
  invoice_payment: { ...each('codes', 'kind', 'source', 'rule'), ...each('others', 'userName') },
  invoice_reminder: { ...each('mentions', 'reason'), ...each('others', 'userName') },
  invoice_series: each('codes', 'kind'),
  closing: each('codes', 'kind'),
  closing_move: { ...each('codes', 'kind', 'points'), ...each('others', 'reason', 'userName') },
  invoice_write_off: { ...each('codes', 'kind'), ...each('mentions', 'reason'), ...each('others', 'userName') },
  list_view: { ...each('codes', 'list', 'columns', 'role'), ...each('mentions', 'name', 'params') },
  list_view_default: each('codes', 'list'),
  log: { ...each('codes', 'role', 'method', 'url', 'operation'), ...each('mentions', 'body', 'details') },
  mail: {
    ...each('codes', 'id', 'images', 'messageId', 'references'),
    ...each('others', 'deliveredTo'),
    ...each('mentions', 'from', 'subject', 'text', 'html'),
  },
  mandate: { ...each('law', 'reference', 'iban', 'holder'), ...each('others', 'userName') },
  match_choice: each('codes', 'kind', 'print'),
  mail_attachment: { ...each('codes', 'mailId'), ...each('mentions', 'name'), ...each('client', 'content') },
  mailing_campaign: each('others', 'id', 'title', 'listName'),
  mailing_member: { ...each('others', 'email', 'name', 'phone', 'address'), ...each('codes', 'id', 'status') },
  mailing_template: each('others', 'id', 'name', 'thumbnail'),
  mcode: each('codes', 'mcode', 'name'),
  money_category: each('codes', 'register', 'name', 'account'),
  outbox: { ...each('codes', 'kind'), ...each('mentions', 'recipient', 'subject', 'body') },
  outbox_mail: {
    ...each('codes', 'messageId', 'inReplyTo', 'references'),
    ...each('mentions', 'recipients', 'subject', 'text', 'attachments'),
  },
  outbox_sms: { ...each('codes', 'id'), ...each('mentions', 'recipient', 'text') },
  payment_plan: { ...each('codes', 'state'), ...each('mentions', 'note', 'reason'), ...each('others', 'userName') },
  rate_bucket: each('codes', 'key'),
  record_change: { ...each('codes', 'kind', 'key'), ...each('others', 'userName') },
  recovery_code: each('codes', 'hash'),
  register_address: each('public', 'houseNumber'),
  register_progress: each('public', 'fingerprint', 'counts'),
  register_region: each('public', 'region', 'fingerprint', 'file'),
  register_staged_address: each('public', 'houseNumber'),
  register_staged_street: { ...registerStreet, ...registerCities },
  register_street: { ...registerStreet, ...registerCities },
  release_load: each('codes', 'setId', 'remote', 'version', 'session', 'outcome'),
  second_factor: each('codes', 'secret'),
  sent_mail: {
    ...each('codes', 'mailId', 'state', 'invoiceKind'),
    ...each('mentions', 'recipients', 'subject', 'text', 'files', 'refused'),
    ...each('others', 'userName'),
  },
  sent_receipt: each('codes', 'fileKey'),
  staff_identity: each('codes', 'issuer', 'subject'),
  setting: each('others', 'variable', 'value'),
  setting_history: each('others', 'userName', 'variable', 'before', 'after'),
  sign_in_attempt: each('others', 'key'),
  tariff_indexation: { ...each('codes', 'choices'), ...each('others', 'userName') },
  tariff_version: { ...each('codes', 'kind', 'values'), ...each('others', 'userName') },
  supplier: each('others', 'name', 'cn', 'bank_account', 'address', 'zip', 'city', 'email'),
  task: { ...each('codes', 'id', 'status'), ...each('mentions', 'title', 'comment') },
  task_user: each('codes', 'taskId'),
  ticket: each('codes', 'id', 'fileKey', 'contentType'),
  unclean_photo: each('codes', 'key'),
  payment_batch: {
    ...each('codes', 'type', 'state', 'message', 'messageId'),
    ...each('law', 'account', 'file'),
    ...each('others', 'userName'),
  },
  payment_order: { ...each('codes', 'kind', 'state', 'endToEndId'), ...each('law', 'name', 'iban', 'reason') },
  periodic_job: each('codes', 'name'),
  platform_mutuality: each('codes', 'value'),
  platform_poll: each('codes', 'print'),
  platform_reason: each('codes', 'value'),
  platform_value: each('codes', 'kind', 'value'),
  trip_offer: { ...each('others', 'carrier', 'userName'), ...each('codes', 'state', 'key', 'problem') },
  trip_request: {
    ...each('codes', 'source', 'state', 'type', 'mobility', 'reason', 'bookingIds', 'attempt', 'ticketId'),
    ...each('client', 'lastname', 'firstname', 'tel', 'fromPlace', 'toPlace'),
    ...each('mentions', 'remark', 'contact', 'note'),
    ...each('others', 'userName'),
  },
  transport_decision: each('codes', 'transportId', 'field', 'decision', 'old', 'new'),
} satisfies Readonly<Record<string, Columns>>;

/** Columns in which anybody may be named, by table. */
export const MENTION_COLUMNS: readonly (readonly [table: string, columns: readonly string[]])[] = Object.entries(
  TEXT_COLUMNS,
)
  .map(([table, columns]) => [table, Object.keys(columns).filter((name) => columns[name] === 'mentions')] as const)
  .filter(([, columns]) => columns.length > 0);
