import { isIsoDate, DOCUMENT_LANGUAGES, MOBILITIES, ROLES } from '@navette/shared/domain';
import type { FormattingContext } from '@navette/shared/ui-table';
import { KINDS, LOG_ACTS, REFUND_ACTS, SIGN_INS, VERBS } from './log-acts.ts';
import { LOG_FIELDS } from './log-fields.ts';
import type { LogEntry } from './use-logs.ts';
import { messageKey, vocabulary } from '@navette/shared/i18n';
import { INVOICE_STATES } from '../../entities/client/client-requests.ts';
import { documentLanguage } from '../../records/fields.ts';

/** Log entry as a sentence without the user: `changed the client Jan Peeters: Mobile, +32 470 12 34 56 → +32 470 99 99 99`. */
export function logSentence(entry: LogEntry, context: FormattingContext): string {
  const act = actOf(entry, context);
  if (entry.changes.length === 0) return act;
  return context.t('logs.did.changes', {
    act,
    changes: entry.changes.map((one) => changeText(one, entry, context)).join('; '),
  });
}

function actOf(entry: LogEntry, { t }: FormattingContext): string {
  const { operation, outcome, method, url } = entry;
  const subject = entry.subject === null ? null : subjectText(entry.subject, t);
  if (outcome !== null) return t(SIGN_INS[outcome], { name: subject ?? '', call: `${method} ${url}` });
  const acts = entry.changes.some(({ field }) => field === 'refund') ? REFUND_ACTS : LOG_ACTS;
  const act = acts[operation ?? ''];
  const [, path = '', id = ''] = /^\/api\/(\w+)(?:\/(\d+))?$/u.exec(url) ?? [];
  // A bulk entry may have no subject: then the trailing colon is removed.
  if (act !== undefined) return t(act, { name: subject ?? '' }).replace(/\s*:?\s*$/u, '');
  const [did, record] = LOG_RECORDS[operation ?? ''] ?? [];
  if (did !== undefined && record !== undefined) return t(did, { record: t(record, { name: subject ?? '' }).trim() });
  const [, command] = /^\/socket\/(?:action\/)?(\w+)$/u.exec(url) ?? [];
  if (command !== undefined)
    return subject === null ? t('logs.did.commandAll', { command }) : t('logs.did.command', { command, name: subject });
  const [verb, kind] = [VERBS[method], KINDS[path]];
  if (verb === undefined || kind === undefined) return t('logs.did.other', { method, url });
  return t(verb, { record: t(kind, { name: subject ?? (id && t('logs.number', { id })) }).trim() });
}

/** An invoice of one of the three series, such as `driver 000012`, in words; other subjects unchanged. */
function subjectText(subject: string, t: FormattingContext['t']): string {
  const [, kind = '', name = ''] = /^(\w+) (\d+)$/u.exec(subject) ?? [];
  const record = INVOICE_KINDS[kind];
  return record === undefined ? subject : t(record, { name });
}

type Change = LogEntry['changes'][number];

function changeText({ field, before, after }: Change, entry: LogEntry, context: FormattingContext): string {
  const { t } = context;
  const text = (value: string | null) =>
    value === null ? t('logs.change.empty') : valueText({ field, value, entry }, context);
  return t('logs.change', { field: fieldText(field, context), before: text(before), after: text(after) });
}

/** Name of a field, and the record number in a bulk entry: `recall 000012`. */
function nameOf(field: string): readonly [name: string, number: string] {
  const [, name = field, number = ''] = /^(\w+) (\d+)$/u.exec(field) ?? [];
  return [name, number];
}

/** Label of a changed field: the date for changes of days, plus the number in bulk entries. */
function fieldText(field: string, { t, formats }: FormattingContext): string {
  if (isIsoDate(field)) return formats.formatDate(field);
  const [name, number] = nameOf(field);
  const label = LOG_FIELDS[name];
  return label === undefined ? field : `${t(label)} ${number}`.trim();
}

const MONEY = new Set(['amount', 'price', 'refund', 'writeOff']);

interface ChangedValue {
  readonly field: string;
  readonly value: string;
  readonly entry: LogEntry;
}

function valueText({ field, value, entry }: ChangedValue, { t, formats }: FormattingContext): string {
  const words = codeText(nameOf(field)[0], value, { entry, t });
  if (words !== undefined) return words;
  if (isIsoDate(value)) return formats.formatDate(value);
  if (MONEY.has(field) && isDecimal(value)) return formats.formatMoney(Number(value));
  return field === 'tel' || field === 'mobile' ? formats.formatPhone(value) : subjectText(value, t);
}

const isDecimal = (text: string) => /^-?\d+(?:\.\d+)?$/u.test(text);

type Words = Readonly<Record<string, string>>;

const wordsOf = <Code extends string>(codes: readonly Code[], keyOf: (code: Code) => string): Words =>
  Object.fromEntries(codes.map((code) => [code, keyOf(code)]));

const FLAGS: Words = { true: messageKey('shared.yes'), false: messageKey('shared.no') };
const ROLE_WORDS = wordsOf(ROLES, vocabulary.role);

/** Labels of stored codes, by field name. */
const CODES: Readonly<Record<string, Words>> = {
  language: wordsOf(DOCUMENT_LANGUAGES, documentLanguage),
  mobility: wordsOf(MOBILITIES, vocabulary.mobility),
  recall: {
    0: messageKey('logs.recall.0'),
    1: messageKey('logs.recall.1'),
    2: messageKey('logs.recall.2'),
    3: messageKey('logs.recall.3'),
  },
  role: ROLE_WORDS,
  secondFactorRoles: ROLE_WORDS,
};

const TASK_STATES: Words = {
  'on-hold': messageKey('logs.task.onHold'),
  'in-progress': messageKey('logs.task.inProgress'),
  'needs-review': messageKey('logs.task.needsReview'),
  done: messageKey('logs.task.done'),
};

const isOfInvoice = ({ operation }: LogEntry) =>
  Object.values(INVOICE_KINDS).includes(LOG_RECORDS[operation ?? '']?.[1] ?? '');

/** Label of a code, as on the screens; lists of codes item by item. Undefined for other values. */
function codeText(
  field: string,
  value: string,
  { entry, t }: { readonly entry: LogEntry; readonly t: FormattingContext['t'] },
): string | undefined {
  const states = isOfInvoice(entry) ? INVOICE_STATES : TASK_STATES;
  const words: Words = { ...FLAGS, ...(field === 'status' ? states : CODES[field]) };
  const keys = value.split(/,\s*/u).map((code) => words[code]);
  return keys.every((key) => key !== undefined) ? keys.map((key) => t(key)).join(', ') : undefined;
}

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
const INVOICE_KINDS: Readonly<Record<string, string>> = {
  client: RECORD.client,
  driver: RECORD.driver,
  insurance: RECORD.insurance,
};

/** Verb and record kind of operations whose path does not name their record. */
const LOG_RECORDS: Readonly<Record<string, readonly [verb: string, record: string]>> = {
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
