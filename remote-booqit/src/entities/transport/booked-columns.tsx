import { type BookedMatch, certificateState } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { statusColumn, type TableColumn } from '@navette/shared/ui-table';
import {
  BadgeCheck,
  CheckCheck,
  CircleCheck,
  CircleHelp,
  FileCheck,
  FileClock,
  FileWarning,
  Receipt,
  ReceiptText,
} from 'lucide-react';
import type { Booked, TransportRow } from './transport-row.ts';

const BOOKED: Readonly<Record<BookedMatch, StatusStyle>> = {
  certain: { tone: 'success', icon: BadgeCheck, label: messageKey('booked.certain') },
  booked: { tone: 'info', icon: CircleCheck, label: messageKey('booked.booked') },
  probable: { tone: 'warning', icon: CircleHelp, label: messageKey('booked.probable') },
};
const DONE: StatusStyle = { tone: 'muted', icon: CheckCheck, label: messageKey('booked.done') };

/** Style of a booked transport's row, by certainty: certain by its id, by national number, probable by birthday (specification/booqit.md#booked-already). */
export const bookedStyle = ({ booked }: TransportRow): StatusStyle | undefined =>
  booked && (booked.isDone && booked.match !== 'probable' ? DONE : BOOKED[booked.match]);

export const bookedColumn = statusColumn<TransportRow>({
  id: 'booked',
  header: messageKey('booked.title'),
  status: bookedStyle,
  groups: true,
  // Truncated, it would not show the certainty of the match: “Réservé (NISS)”.
  whole: true,
});

type Invoice = NonNullable<Booked['invoices']>[number];

const INVOICES: Readonly<Record<Invoice['status'], StatusStyle>> = {
  0: { tone: 'info', icon: ReceiptText, label: messageKey('invoiced.pending') },
  1: { tone: 'success', icon: ReceiptText, label: messageKey('invoiced.closed') },
  2: { tone: 'warning', icon: ReceiptText, label: messageKey('invoiced.overdue') },
};

/** Status of an invoice, by the words of invoicing. */
export const invoiceStyle = ({ status }: Invoice): StatusStyle => INVOICES[status];

/** Stages of a transport that the platform invoices, the last one first. */
const STAGES = [
  ['invoiced', { tone: 'muted', icon: Receipt, label: messageKey('invoiced.platform') }],
  ['invoicingStarted', { tone: 'muted', icon: FileClock, label: messageKey('tag.invoicingStarted') }],
] as const;

/** Our invoices of a transport, the least settled one; without any, its stage on the platform (specification/booqit.md#invoiced-and-certificate). */
export function invoicedStyle({ booked, tags }: Pick<TransportRow, 'booked' | 'tags'>): StatusStyle | undefined {
  const [open] = (booked?.invoices ?? []).toSorted((one, other) => unsettled(other) - unsettled(one));
  if (open) return invoiceStyle(open);
  return STAGES.find(([tag]) => tags.includes(tag))?.[1];
}

/** Overdue comes before pending, pending before closed. */
const unsettled = ({ status }: Invoice): number => [1, 0, 2][status] ?? 0;

const CERTIFICATES = {
  needed: { tone: 'warning', icon: FileWarning, label: messageKey('certificate.needed') },
  present: { tone: 'success', icon: FileCheck, label: messageKey('certificate.present') },
} as const;

/** Certificate of a transport: received here or by the platform, or needed. */
export function certificateStyle(
  row: Pick<TransportRow, 'booked' | 'tags' | 'certificateNeeded'>,
): StatusStyle | undefined {
  const states = [certificateState(row), row.booked?.certificate];
  if (states.includes('present')) return CERTIFICATES.present;
  return states.includes('needed') ? CERTIFICATES.needed : undefined;
}

type Paper = Pick<TableColumn<TransportRow>, 'id' | 'header'> & {
  readonly status: (row: TransportRow) => StatusStyle | undefined;
};

/** Column of icons with their names on hover and for screen readers: with words, the lists would not fit at 1024 px. */
const paperColumn = (paper: Paper): TableColumn<TransportRow> => ({
  ...statusColumn<TransportRow>({ ...paper, groups: true, align: 'center' }),
  width: 80,
  cell: (row, { t }) => {
    const style = paper.status(row);
    if (!style) return null;
    const [Icon, name] = [style.icon, t(style.label)];
    return (
      <span className="status" data-tone={style.tone} title={name}>
        <Icon role="img" aria-label={name} />
      </span>
    );
  },
});

export const paperColumns: readonly TableColumn<TransportRow>[] = [
  paperColumn({ id: 'certificate', header: messageKey('differences.field.certificate'), status: certificateStyle }),
  paperColumn({ id: 'invoiced', header: messageKey('invoiced.title'), status: invoicedStyle }),
];
