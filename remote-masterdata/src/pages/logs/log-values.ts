import { DOCUMENT_LANGUAGES, MOBILITIES, ROLES } from '@navette/shared/domain';
import { messageKey, vocabulary } from '@navette/shared/i18n';
import type { FormattingContext } from '@navette/shared/ui-table';
import { INVOICE_STATES } from '../../entities/client/history/invoice-states.ts';
import { documentLanguage } from '../../records/document-language.ts';
import { INVOICE_KINDS, LOG_RECORDS } from './log-records.ts';
import type { LogEntry } from './requests/use-logs.ts';

type Words = Readonly<Record<string, string>>;

const wordsOf = <Code extends string>(codes: readonly Code[], keyOf: (code: Code) => string): Words =>
  Object.fromEntries(codes.map((code) => [code, keyOf(code)]));

const FLAGS: Words = { true: messageKey('shared.yes'), false: messageKey('shared.no') };
const ROLE_WORDS = wordsOf(ROLES, vocabulary.role);

/** Words of what is stored as a code, by the name of the field. */
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

/** A code in words, as the screens have them; a list of codes one by one. Undefined for any other value. */
export function codeText(
  field: string,
  value: string,
  { entry, t }: { readonly entry: LogEntry; readonly t: FormattingContext['t'] },
): string | undefined {
  const states = isOfInvoice(entry) ? INVOICE_STATES : TASK_STATES;
  const words: Words = { ...FLAGS, ...(field === 'status' ? states : CODES[field]) };
  const keys = value.split(/,\s*/u).map((code) => words[code]);
  return keys.every((key) => key !== undefined) ? keys.map((key) => t(key)).join(', ') : undefined;
}
