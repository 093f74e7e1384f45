import { operations } from '@navette/openapi/operations';
import { formatsOf, type Locale } from '@navette/shared/i18n';
import type { FormattingContext } from '@navette/shared/ui-table';
import { expect, it } from 'vitest';
import en from '../../../messages/en.json';
import fr from '../../../messages/fr.json';
import nl from '../../../messages/nl.json';
import { sampleLogEntry } from './testing/sample-log-entry.ts';
import { LOG_ACTS } from './log-words.ts';
import { type LogEntry, logSentence } from './log-sentence.ts';

const inLanguage = (language: Locale, texts: Readonly<Record<string, string>>): FormattingContext => ({
  t: (key, values = {}) => (texts[key] ?? key).replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(values[name])),
  formats: formatsOf(language),
});
const context = inLanguage('en', en);
/** They leave no line, or one with an outcome of its own: sign-ins. */
const WITHOUT_WORDS = new Set(['read', 'sync', 'renew', 'report', 'session']);

/** Reads that leave a line: of national numbers, and of the names of merged clients. */
const AT_TIMES = new Set(['listBookingsByDate', 'listTimelineBookings', 'listClientMerges']);
const leavesLine = ([id, { effect }]: readonly [string, { readonly effect: string }]) =>
  AT_TIMES.has(id) || (!WITHOUT_WORDS.has(effect) && id !== 'deleteLog');

it.each(Object.entries(operations).filter(leavesLine))(
  'the log describes %s in words',
  (operation, { method, path }) => {
    const url = path.replaceAll(/\{\w+\}/gu, '7');
    expect(logSentence(sampleLogEntry({ operation, method, url }), context)).not.toMatch(/other action|logs\./u);
  },
);

it.each([
  ['createClientInvoice', '000012', 'added client invoice 000012'],
  ['createPayment', 'driver 000012', 'added a payment to settlement 000012'],
  ['sendCreditNote', 'CN000003', 'sent credit note CN000003 by e-mail'],
  ['printClientStatement', null, 'viewed the statement of account of the client'],
  ['printClientStatement', 'Jan Peeters', 'viewed the statement of account of the client Jan Peeters'],
  ['sendClientStatement', 'Jan Peeters', 'sent the statement of account of the client Jan Peeters by e-mail'],
  ['printReminderLetters', '000012, 000013', 'printed reminder letters: 000012, 000013'],
  ['createInvoices', null, 'made invoices at month end'],
  ['createInvoices', '000012', 'made invoices at month end: 000012'],
])('a line of the log about money names its record: %s of %s', (operation, subject, sentence) => {
  expect(logSentence(sampleLogEntry({ method: 'POST', url: '/service/x', operation, subject }), context)).toBe(
    sentence,
  );
});

const said = (entry: Partial<LogEntry>, given = context) =>
  logSentence(sampleLogEntry({ method: 'POST', url: '/service/x', ...entry }), given).replaceAll(
    /\u00a0|\u202f/gu,
    ' ',
  );

it.each([
  ['createPayment', null, '6', 'added a refund to client invoice 000012: amount, empty → €6.00'],
  ['reversePayment', '6', null, 'undid a refund of client invoice 000012: amount, €6.00 → empty'],
])('the log calls a returned payment a refund: %s', (operation, before, after, sentence) => {
  expect(said({ operation, subject: 'client 000012', changes: [{ field: 'refund', before, after }] })).toBe(sentence);
});

it.each([
  [inLanguage('fr', fr), 'a modifié la facture client 000012: statut, Ouverte → Clôturée; statut, Clôturée → Échue'],
  [
    inLanguage('nl', nl),
    'heeft klantfactuur 000012 gewijzigd: status, Openstaand → Afgesloten; status, Afgesloten → Vervallen',
  ],
  [context, 'changed client invoice 000012: status, Pending → Closed; status, Closed → Overdue'],
])('the log shows a changed invoice status as a word', (language, sentence) => {
  const changes = [
    { field: 'status', before: '0', after: '1' },
    { field: 'status', before: '1', after: '2' },
  ];
  expect(said({ operation: 'updateClientInvoice', subject: '000012', changes }, language).replace(' : ', ': ')).toBe(
    sentence,
  );
});

it.each([
  ['createPayment', { field: 'amount', before: null, after: '1234.5' }, 'amount, empty → €1,234.50'],
  [
    'createCreditNote',
    { field: 'invoice', before: null, after: 'client 000012' },
    'invoice, empty → client invoice 000012',
  ],
  ['matchTransaction', { field: 'transaction', before: null, after: '7' }, 'bank transaction, empty → 7'],
  [
    'matchCertainTransactions',
    { field: 'transaction 7', before: null, after: 'driver 000012' },
    'bank transaction 7, empty → settlement 000012',
  ],
  ['remindInvoices', { field: 'recall 000012', before: '0', after: '1' }, 'reminder level 000012, None → 1st reminder'],
  ['updateTask', { field: 'status', before: 'on-hold', after: 'in-progress' }, 'status, On hold → In progress'],
  ['updateTransaction', { field: 'status', before: '1', after: '2' }, 'status, 1 → 2'],
  ['updateUser', { field: 'role', before: 'lead', after: 'gone' }, 'Role, role.lead → gone'],
  ['updateClient', { field: 'language', before: 'fr', after: null }, 'Language of documents, French → empty'],
  [
    'updateAccessPolicy',
    { field: 'secondFactorRoles', before: null, after: 'admin,super' },
    'empty → role.admin, role.super',
  ],
])('the log describes the changes of %s in words', (operation, change, text) => {
  expect(said({ operation, subject: null, changes: [change] })).toContain(text);
});

it.each<[Partial<LogEntry>, string]>([
  [{ operation: 'signIn', outcome: 'done', subject: 'x@y.example' }, 'signed in'],
  [{ operation: 'signIn', outcome: 'refused', subject: 'x@y.example' }, 'Sign-in refused: x@y.example'],
  [
    { operation: 'signIn', outcome: 'blocked', subject: 'x@y.example' },
    'Sign-in blocked after too many attempts: x@y.example',
  ],
  [{ url: '/api/user', outcome: 'denied' }, 'was refused a call without the right for it (POST /api/user)'],
  [{ url: '/api/booking', outcome: 'limited' }, 'was held back after too many calls (POST /api/booking)'],
  [{ operation: 'mergeClients' }, 'merged two client records'],
  [{ operation: 'listClients' }, 'viewed the list of clients'],
  [{ operation: 'unknown' }, 'other action (POST /service/x)'],
  [{ url: '/socket/action/reloadApp', subject: 'Ada Dispatch' }, 'command “reloadApp” to the app of Ada Dispatch'],
  [{ url: '/socket/say' }, 'command “say” to all apps'],
  [
    {
      operation: null,
      method: 'PUT',
      url: '/api/client/12',
      subject: 'Jan Peeters',
      changes: [
        { field: 'mobile', before: '+32470123456', after: '+32470999999' },
        { field: 'birthday', before: null, after: '1950-02-01' },
        { field: 'unlisted', before: 'x', after: 'y' },
      ],
    },
    'changed client Jan Peeters: Mobile, +32 470 12 34 56 → +32 470 99 99 99; Date of birth, empty → 01/02/1950; unlisted, x → y',
  ],
])('the log says %j in a sentence', (entry, sentence) => expect(said(entry)).toBe(sentence));

it('every described operation exists in the contract', () => {
  expect(Object.keys(LOG_ACTS).filter((id) => !(id in operations))).toEqual([]);
});
