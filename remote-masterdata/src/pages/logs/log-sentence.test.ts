import { operations } from '@navette/openapi/operations';
import { formatsOf } from '@navette/shared/i18n';
import type { FormattingContext } from '@navette/shared/ui-table';
import { expect, it } from 'vitest';
import en from '../../../messages/en.json';
import { LOG_ACTS } from './log-acts.ts';
import { logSentence } from './log-sentence.ts';
import type { LogEntry } from './requests/use-logs.ts';

const texts: Readonly<Record<string, string>> = en;
const context: FormattingContext = {
  t: (key, values = {}) => (texts[key] ?? key).replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name])),
  formats: formatsOf('en'),
};
const entry = (changes: Partial<LogEntry>): LogEntry => ({
  id: 1,
  time: '2026-05-01T08:00:00.000Z',
  userId: 4,
  user_name: 'Nadia Peeters',
  role: 'invoice',
  method: 'POST',
  url: '/service/x',
  body: null,
  operation: null,
  subject: null,
  outcome: null,
  address: null,
  changes: [],
  ...changes,
});

/** They leave no line, or one with an outcome of its own: sign-ins. */
const WITHOUT_WORDS = new Set(['read', 'sync', 'renew', 'report', 'session']);

it.each(Object.entries(operations).filter(([id, { effect }]) => !WITHOUT_WORDS.has(effect) && id !== 'deleteLog'))(
  'the log says in words what %s did',
  (operation, { method, path }) => {
    const url = path.replaceAll(/\{\w+\}/gu, '7');
    expect(logSentence(entry({ operation, method, url }), context)).not.toMatch(/other action|logs\./u);
  },
);

it.each([
  ['createClientInvoice', '000012', 'added client invoice 000012'],
  ['createPayment', 'driver 000012', 'added a payment to settlement 000012'],
  ['sendCreditNote', 'CN000003', 'sent credit note CN000003 by e-mail'],
  ['printClientStatement', null, 'viewed statement of account'],
  ['createInvoices', null, 'made invoices at month end'],
  ['createInvoices', '000012', 'made invoices at month end: 000012'],
])('a line of the log about money names its record: %s of %s', (operation, subject, sentence) => {
  expect(logSentence(entry({ operation, subject }), context)).toBe(sentence);
});

it('no words are kept for an operation that does not exist', () => {
  expect(Object.keys(LOG_ACTS).filter((id) => !(id in operations))).toEqual([]);
});
