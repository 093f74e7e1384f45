import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { PRINT_PATIENCE } from '../../entities/document.tsx';
import { invoiceNumber, personName, typedReferences } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import { recallName } from '../../entities/invoice/invoice-row.ts';

/** A late client invoice, with the next reminder. */
export type LateInvoice = components['schemas']['LateInvoice'];

export type LateInsuranceInvoice = components['schemas']['LateInsuranceInvoice'];

type Reminder = components['schemas']['Reminder'];

/** Open client invoices past their due date. */
export const useLateInvoices = () => $api.useQuery('get', '/service/invoice/late', {});

/** Open insurance invoices past their due date. */
export const useLateInsuranceInvoices = () => $api.useQuery('get', '/service/invoice/insurancesLate', {});

/** Records reminders, all or none. @throws ApiProblem 409 `reminder.early` with the first allowed date of each */
export const remind = (reminders: Reminder[]): Promise<unknown> =>
  dataOf(api.POST('/service/invoice/remind', { body: { reminders } }));

export type Letter = Pick<Reminder, 'invoiceId' | 'level'>;

/** Letters of reminders as one PDF, in the order of the reminders; the invoices are unchanged. */
export const printLetters = (letters: readonly Letter[]): Promise<Blob> =>
  dataOf(
    api.POST('/service/invoice/reminders/pdf', {
      body: { letters: letters.map(({ invoiceId, level }) => ({ id: invoiceId, level })) },
      parseAs: 'blob',
      ...PRINT_PATIENCE,
    }),
  );

/** Last and first name of the client. */
export const lateName = (invoice: LateInvoice): string => personName(invoice, 'list');

/** Fields of every late invoice, whatever its payer. */
type LateRow = Pick<LateInvoice, Extract<keyof LateInvoice, keyof LateInsuranceInvoice>>;

const invoiceColumns = <Row extends LateRow>(references: (row: Row) => readonly string[]): TableColumn<Row>[] => [
  {
    id: 'id',
    header: messageKey('late.number'),
    value: ({ id }) => id,
    text: ({ id }) => invoiceNumber(id),
    spellings: references,
    whole: true,
    fixed: true,
  },
  { id: 'date', header: messageKey('late.date'), kind: 'date', value: ({ date }) => date, hideBelow: 1280 },
];

const lateness: readonly TableColumn<LateRow>[] = [
  { id: 'due', header: messageKey('late.due'), kind: 'date', value: ({ due }) => due, hideBelow: 1024 },
  {
    id: 'daysLate',
    header: messageKey('late.days'),
    kind: 'number',
    value: ({ daysLate }) => daysLate,
    descendingFirst: true,
  },
  {
    id: 'bucket',
    header: messageKey('late.bucket'),
    value: ({ bucket }) => bucket,
    text: ({ bucket }, { t }) => t('late.bucket.from', { days: bucket }),
    groups: true,
    hidden: true,
  },
  { id: 'amount', header: messageKey('late.amount'), kind: 'money', value: ({ amount }) => amount, hideBelow: 1024 },
  { id: 'open', header: messageKey('late.open'), kind: 'money', value: ({ open }) => open, fixed: true },
];

/** The next reminder, with its date when it is too early today. */
function nextText(invoice: LateInvoice, { t, formats }: FormattingContext): string {
  const level = nextLevel(invoice);
  if (level === null) return t('late.next.none');
  if (invoice.proposedLevel !== null) return t(recallName(level));
  const from = invoice.allowedFrom === null ? '' : formats.formatDate(invoice.allowedFrom);
  return t('late.next.from', { level: t(recallName(level)), date: from });
}

/** The next level; null after the third. */
const NEXT = { 0: 1, 1: 2, 2: 3, 3: null } as const;

/** The next reminder of an invoice; null after the third. */
export const nextLevel = ({ recall }: Pick<LateInvoice, 'recall'>): Reminder['level'] | null => NEXT[recall];

/** Columns of late client invoices; grouped by client they show who owes how much. */
export const lateColumns: readonly TableColumn<LateInvoice>[] = [
  ...invoiceColumns<LateInvoice>(({ id, clientId }) => typedReferences('client', id, clientId)),
  {
    id: 'client',
    header: messageKey('late.client'),
    value: lateName,
    groups: ({ clientId }) => clientId,
    grow: 2,
    fixed: true,
  },
  ...lateness,
  {
    id: 'recall',
    header: messageKey('late.recall'),
    value: ({ recall }) => recall,
    text: ({ recall }, { t }) => t(recallName(recall)),
    whole: true,
    groups: true,
  },
  {
    id: 'remindedOn',
    header: messageKey('late.remindedOn'),
    kind: 'date',
    value: ({ remindedOn }) => remindedOn,
    hideBelow: 1440,
  },
  {
    id: 'next',
    header: messageKey('late.next'),
    value: (invoice) => invoice.proposedLevel ?? 0,
    text: nextText,
    // Never truncated: its end is the first allowed date.
    whole: true,
    descendingFirst: true,
  },
];

/** Columns of late insurance invoices; grouped by insurer they show who owes how much. */
export const lateInsurerColumns: readonly TableColumn<LateInsuranceInvoice>[] = [
  ...invoiceColumns<LateInsuranceInvoice>(({ id, insuranceId }) => typedReferences('insurance', id, insuranceId)),
  {
    id: 'insurance',
    header: messageKey('late.insurance'),
    value: ({ name }) => name,
    groups: ({ insuranceId }) => insuranceId,
    grow: 2,
    fixed: true,
  },
  ...lateness,
];

/** Invoices to be reminded: allowed now, too early, and past the third reminder. */
interface ReminderPlan {
  readonly due: readonly LateInvoice[];
  readonly early: readonly LateInvoice[];
  readonly done: readonly LateInvoice[];
}

/** Divides invoices by what the law allows today. */
export const planReminders = (invoices: readonly LateInvoice[]): ReminderPlan => ({
  due: invoices.filter(({ proposedLevel }) => proposedLevel !== null),
  early: invoices.filter((invoice) => invoice.proposedLevel === null && nextLevel(invoice) !== null),
  done: invoices.filter((invoice) => nextLevel(invoice) === null),
});

/** The reminders of a plan; early ones only with a reason. */
export function remindersOf({ due, early }: ReminderPlan, reason: string | null): Reminder[] {
  const of = (invoices: readonly LateInvoice[], why: string | null) =>
    invoices.flatMap((invoice): Reminder[] => {
      const level = nextLevel(invoice);
      return level === null ? [] : [{ invoiceId: invoice.id, level, ...(why !== null && { reason: why }) }];
    });
  return [...of(due, null), ...(reason === null ? [] : of(early, reason))];
}
