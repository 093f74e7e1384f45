import { isIsoDate, DOCUMENT_LANGUAGES, INVOICE_CHANNELS, MOBILITIES, ROLES } from '@navette/shared/domain';
import type { FormattingContext } from '@navette/shared/ui-table';
import { KINDS, LOG_ACTS, REFUND_ACTS, SIGN_INS, VERBS, LOG_FIELDS } from './log-words.ts';
import type { components } from '@navette/openapi/types';
import { messageKey, vocabulary } from '@navette/shared/i18n';
import { INVOICE_STATES } from '../client/client-requests.ts';
import { channelName, documentLanguage } from '../../records/fields.ts';

export type LogEntry = components['schemas']['LogEntry'];

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
  const [did, record] = recordAct(operation);
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
  invoiceChannel: wordsOf(INVOICE_CHANNELS, channelName),
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

const isOfInvoice = ({ operation }: LogEntry) => Object.values(INVOICE_KINDS).includes(recordAct(operation)[1] ?? '');

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

/** Verbs of operations, by the beginning of their name. */
const OPERATION_VERBS: Readonly<Record<string, string>> = {
  create: messageKey('logs.did.create'),
  update: messageKey('logs.did.update'),
  delete: messageKey('logs.did.delete'),
  get: messageKey('logs.did.read'),
  print: messageKey('logs.did.read'),
  send: messageKey('logs.did.send'),
};

/** Invoice kinds before a number in the log, as the server writes them. */
const INVOICE_KINDS: Readonly<Record<string, string>> = {
  client: messageKey('logs.kind.clientInvoice'),
  driver: messageKey('logs.kind.driverInvoice'),
  insurance: messageKey('logs.kind.insuranceInvoice'),
};

/** Log record kinds that no path names, as operations name them. */
const OPERATION_RECORDS: Readonly<Record<string, string>> = {
  ClientInvoice: messageKey('logs.kind.clientInvoice'),
  DriverInvoice: messageKey('logs.kind.driverInvoice'),
  InsuranceInvoice: messageKey('logs.kind.insuranceInvoice'),
  CreditNote: messageKey('logs.kind.creditNote'),
  ReminderLetter: messageKey('logs.kind.reminder'),
  ClientStatement: messageKey('logs.kind.statement'),
  Expense: messageKey('logs.kind.expense'),
  Insert: messageKey('logs.kind.insert'),
  View: messageKey('logs.kind.view'),
};

/** Verb and record kind of an operation whose path does not name its record: `sendClientInvoice`, `getCreditNotePdf`. */
function recordAct(operation: string | null): readonly [verb: string | undefined, record: string | undefined] {
  const [, verb = '', record = ''] = /^([a-z]+)(\w+?)(?:Document|Pdf|Ubl)?$/u.exec(operation ?? '') ?? [];
  return [OPERATION_VERBS[verb], OPERATION_RECORDS[record]];
}
