import { messageKey } from '@navette/shared/i18n';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import { recallName } from '../../entities/invoice/invoice-row.ts';
import type { DunningRow } from './dunning-requests.ts';

const CHANNELS: Readonly<Record<DunningRow['channel'], string>> = {
  mail: messageKey('dunning.channel.mail'),
  post: messageKey('dunning.channel.post'),
  none: messageKey('dunning.channel.none'),
};

const PLANS: Readonly<Record<NonNullable<DunningRow['plan']>, string>> = {
  kept: messageKey('plan.state.kept'),
  broken: messageKey('plan.state.broken'),
};

/** The proposed letter, else why there is none. */
function nextText({ proposed, level, from, plan }: DunningRow, { t, formats }: FormattingContext): string {
  if (proposed) return level === null ? t('dunning.next.reminder') : t(recallName(level));
  if (from === null) return t(plan === 'kept' ? 'dunning.next.plan' : 'late.next.none');
  return level === null ? t('dunning.next.from', { date: formats.formatDate(from) }) : t('dunning.next.covered');
}

/** Place of a payer in the order of work: proposed letters of the highest level first. */
const nextValue = ({ proposed, level }: DunningRow): number => (proposed ? (level ?? 1) : 0);

/** State of the last letter, which a failure makes worth reading. */
const letterText = ({ letter }: DunningRow, { t, formats }: FormattingContext): string =>
  letter === null ? '' : `${formats.formatDate(letter.date)} – ${t(`sending.state.${letter.state}`)}`;

const columns: readonly TableColumn<DunningRow>[] = [
  { id: 'name', header: messageKey('aged.name'), value: ({ name }) => name, grow: 2, fixed: true },
  {
    id: 'count',
    header: messageKey('aged.count'),
    kind: 'number',
    value: ({ count }) => count,
    descendingFirst: true,
  },
  {
    id: 'oldestDue',
    header: messageKey('dunning.oldest'),
    kind: 'date',
    value: ({ oldestDue }) => oldestDue,
    hideBelow: 1280,
  },
  {
    id: 'daysLate',
    header: messageKey('late.days'),
    kind: 'number',
    value: ({ daysLate }) => daysLate,
    descendingFirst: true,
  },
  {
    id: 'late',
    header: messageKey('dunning.late'),
    kind: 'money',
    value: ({ late }) => late,
    fixed: true,
    descendingFirst: true,
  },
  { id: 'open', header: messageKey('dunning.open'), kind: 'money', value: ({ open }) => open, hideBelow: 1440 },
  { id: 'credit', header: messageKey('aged.credit'), kind: 'money', value: ({ credit }) => credit, hidden: true },
  {
    id: 'next',
    header: messageKey('late.next'),
    value: nextValue,
    text: nextText,
    whole: true,
    descendingFirst: true,
  },
  {
    id: 'recall',
    header: messageKey('dunning.recall'),
    value: ({ recall }) => recall,
    text: ({ recall }, { t }) => t(recallName(recall)),
    groups: true,
    hideBelow: 1440,
  },
  {
    id: 'remindedOn',
    header: messageKey('late.remindedOn'),
    kind: 'date',
    value: ({ remindedOn }) => remindedOn,
    hideBelow: 1280,
  },
  {
    id: 'channel',
    header: messageKey('dunning.channel'),
    value: ({ channel }) => channel,
    text: ({ channel }, { t }) => t(CHANNELS[channel]),
    groups: true,
    hideBelow: 1280,
  },
  {
    id: 'plan',
    header: messageKey('plan.title'),
    value: ({ plan }) => plan,
    text: ({ plan }, { t }) => (plan === null ? '' : t(PLANS[plan])),
    groups: true,
    hideBelow: 1440,
  },
  {
    id: 'letter',
    header: messageKey('dunning.letter'),
    value: ({ letter }) => letter?.date ?? null,
    text: letterText,
    hideBelow: 1440,
  },
];

const OF_CLIENTS = new Set(['credit', 'recall', 'plan']);

/** Columns of late clients, and of insurers, which have no levels, credits and plans. */
export const COLUMNS = {
  client: columns,
  insurance: columns.filter(({ id }) => !OF_CLIENTS.has(id)),
} as const;
