import { messageKey } from '@navette/shared/i18n';

const ADDED = messageKey('logs.did.create');
const CHANGED = messageKey('logs.did.update');
const DELETED = messageKey('logs.did.delete');
const VIEWED = messageKey('logs.did.read');
const SENT = messageKey('logs.did.send');

/** Log record kinds that no path names. */
const RECORD = {
  client: messageKey('logs.kind.clientInvoice'),
  driver: messageKey('logs.kind.driverInvoice'),
  insurance: messageKey('logs.kind.insuranceInvoice'),
  credit: messageKey('logs.kind.creditNote'),
  letter: messageKey('logs.kind.reminder'),
  statement: messageKey('logs.kind.statement'),
  expense: messageKey('logs.kind.expense'),
  insert: messageKey('logs.kind.insert'),
  view: messageKey('logs.kind.view'),
} as const;

/** Invoice kinds before a number in the log, as the server writes them. */
export const INVOICE_KINDS: Readonly<Record<string, string>> = {
  client: RECORD.client,
  driver: RECORD.driver,
  insurance: RECORD.insurance,
};

/** Verb and record kind of operations whose path does not name their record. */
export const LOG_RECORDS: Readonly<Record<string, readonly [verb: string, record: string]>> = {
  createClientInvoice: [ADDED, RECORD.client],
  createDriverInvoice: [ADDED, RECORD.driver],
  createInsuranceInvoice: [ADDED, RECORD.insurance],
  updateClientInvoice: [CHANGED, RECORD.client],
  updateDriverInvoice: [CHANGED, RECORD.driver],
  updateInsuranceInvoice: [CHANGED, RECORD.insurance],
  getClientInvoiceDocument: [VIEWED, RECORD.client],
  getDriverInvoiceDocument: [VIEWED, RECORD.driver],
  getInsuranceInvoiceDocument: [VIEWED, RECORD.insurance],
  getClientInvoicePdf: [VIEWED, RECORD.client],
  getDriverInvoicePdf: [VIEWED, RECORD.driver],
  getInsuranceInvoicePdf: [VIEWED, RECORD.insurance],
  sendClientInvoice: [SENT, RECORD.client],
  sendDriverInvoice: [SENT, RECORD.driver],
  sendInsuranceInvoice: [SENT, RECORD.insurance],
  createCreditNote: [ADDED, RECORD.credit],
  getCreditNoteDocument: [VIEWED, RECORD.credit],
  getCreditNotePdf: [VIEWED, RECORD.credit],
  sendCreditNote: [SENT, RECORD.credit],
  getReminderLetter: [VIEWED, RECORD.letter],
  getClientStatement: [VIEWED, RECORD.statement],
  printClientStatement: [VIEWED, RECORD.statement],
  sendClientStatement: [SENT, RECORD.statement],
  createExpense: [ADDED, RECORD.expense],
  updateExpense: [CHANGED, RECORD.expense],
  deleteExpense: [DELETED, RECORD.expense],
  createInsert: [ADDED, RECORD.insert],
  updateInsert: [CHANGED, RECORD.insert],
  deleteInsert: [DELETED, RECORD.insert],
  createView: [ADDED, RECORD.view],
  updateView: [CHANGED, RECORD.view],
  deleteView: [DELETED, RECORD.view],
};
