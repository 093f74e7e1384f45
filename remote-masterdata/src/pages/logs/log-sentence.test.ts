import { operations } from '@navette/openapi/operations';
import { formatsOf } from '@navette/shared/i18n';
import type { FormattingContext } from '@navette/shared/ui-table';
import { expect, it } from 'vitest';
import en from '../../../messages/en.json';
import { sampleLogEntry } from './testing/sample-log-entry.ts';
import { LOG_ACTS } from './log-acts.ts';
import { logSentence } from './log-sentence.ts';

const texts: Readonly<Record<string, string>> = en;
const context: FormattingContext = {
  t: (key, values = {}) => (texts[key] ?? key).replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name])),
  formats: formatsOf('en'),
};
/** They leave no line, or one with an outcome of its own: sign-ins. */
const WITHOUT_WORDS = new Set(['read', 'sync', 'renew', 'report', 'session']);

it.each(Object.entries(operations).filter(([id, { effect }]) => !WITHOUT_WORDS.has(effect) && id !== 'deleteLog'))(
  'the log says in words what %s did',
  (operation, { method, path }) => {
    const url = path.replaceAll(/\{\w+\}/gu, '7');
    expect(logSentence(sampleLogEntry({ operation, method, url }), context)).not.toMatch(/other action|logs\./u);
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
  expect(logSentence(sampleLogEntry({ method: 'POST', url: '/service/x', operation, subject }), context)).toBe(
    sentence,
  );
});

it('no words are kept for an operation that does not exist', () => {
  expect(Object.keys(LOG_ACTS).filter((id) => !(id in operations))).toEqual([]);
});
