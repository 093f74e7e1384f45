import {
  brusselsToday,
  hasNothingOpen,
  INVOICE_STATUSES,
  invoiceNumber,
  isArchived,
  isOverdue,
  RecallLevel,
  typedReferences,
  InvoiceStatus,
} from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { type FormattingContext, StatusMenu, statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { ClockAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { type InvoiceRow, recallName } from './invoice-row.ts';
import type { StatusStyle } from '@navette/shared/ui';
import type { InvoiceCalls } from './invoice-calls.ts';
import type { ReactNode } from 'react';

/** Saves the status of a row; resolves when the list shows it. */
export type SaveRowStatus = (row: InvoiceRow, status: InvoiceRow['status']) => Promise<unknown>;

/** Style, icon and word of each status of an invoice. */
export const invoiceStatusStyles: Readonly<Record<InvoiceStatus, StatusStyle>> = {
  [InvoiceStatus.pending]: { tone: 'neutral', icon: CircleDashed, label: messageKey('invoice.status.0') },
  [InvoiceStatus.closed]: { tone: 'success', icon: CircleCheck, label: messageKey('invoice.status.1') },
  [InvoiceStatus.overdue]: { tone: 'warning', icon: ClockAlert, label: messageKey('invoice.status.2') },
};

const CHOICES = INVOICE_STATUSES.map((value) => ({ value, style: invoiceStatusStyles[value] }));

/** Edge, tint, icon and word of a row. */
export const rowStatus = ({ status }: InvoiceRow) => invoiceStatusStyles[status];

/** Whether an amount is open after the due date. */
function isLate(row: InvoiceRow): boolean {
  const { status, date, due } = row;
  const today = brusselsToday();
  // An older server sends no due date.
  const isOver = due === undefined ? isOverdue(status, date, today) : !isArchived(status) && today > due;
  return isOver && !hasNothingOpen(row);
}

const recallText = ({ recall }: InvoiceRow, { t }: FormattingContext): string =>
  recall === RecallLevel.none ? '' : t(recallName(recall));

/** Columns available to lists of invoices (specification/invoices.md). */
const INVOICE_COLUMNS = {
  id: {
    header: messageKey('invoice.id'),
    kind: 'id',
    value: ({ id }) => id,
    // As printed, since users search for the printed number.
    text: ({ id }) => invoiceNumber(id),
    spellings: ({ kind, id, payerId }) => typedReferences(kind, id, payerId),
    fixed: true,
  },
  date: {
    header: messageKey('invoice.date'),
    kind: 'date',
    value: ({ date }) => date,
    groups: true,
    descendingFirst: true,
  },
  lastname: { header: messageKey('wallet.lastname'), value: ({ lastname }) => lastname, grow: 3, fixed: true },
  firstname: { header: messageKey('wallet.firstname'), value: ({ firstname }) => firstname, grow: 2 },
  name: {
    header: messageKey('wallet.name'),
    value: ({ lastname }) => lastname,
    grow: 3,
    groups: ({ payerId }) => payerId,
    fixed: true,
  },
  driverId: { header: messageKey('invoice.driverId'), kind: 'id', value: ({ payerId }) => payerId, hideBelow: 1280 },
  clientId: {
    header: messageKey('invoice.clientId'),
    kind: 'id',
    value: ({ clientId }) => clientId,
    hideBelow: 1280,
  },
  amount: { header: messageKey('invoice.amount'), kind: 'money', value: ({ amount }) => amount, descendingFirst: true },
  open: {
    header: messageKey('invoice.open'),
    hint: messageKey('invoice.open.hint'),
    kind: 'money',
    value: ({ open }) => open,
    fixed: true,
  },
  balance: {
    header: messageKey('invoice.balance'),
    hint: messageKey('invoice.balance.hint'),
    kind: 'money',
    value: ({ open }) => open || null,
    text: (row, { t, formats }) =>
      row.open === 0
        ? ''
        : t('invoice.balance.left', {
            kind: hasNothingOpen(row) ? 'overpaid' : 'open',
            amount: formats.formatMoney(Math.abs(row.open)),
          }),
  },
  invoiceName: {
    header: messageKey('invoice.invoiceName'),
    value: ({ invoiceName }) => invoiceName,
    hideBelow: 1280,
  },
  recall: {
    header: messageKey('invoice.recall'),
    value: ({ recall }) => recall || null,
    text: recallText,
    whole: true,
    groups: true,
  },
  sent: {
    header: messageKey('invoice.sent'),
    value: ({ sent }) => sent?.at ?? null,
    text: ({ sent }, { t, formats }) =>
      sent ? t('sending.mark', { way: sent.channel, time: formats.formatInstant(sent.at), name: sent.user_name }) : '',
    grow: 1,
    hideBelow: 1280,
    descendingFirst: true,
  },
  late: {
    header: messageKey('invoice.late'),
    hint: messageKey('invoice.late.hint'),
    value: (row) => (isLate(row) ? 1 : null),
    text: (row, { t }) => (isLate(row) ? t('invoice.late') : ''),
    cell: (row, { t }) =>
      isLate(row) && (
        <span title={t('invoice.late.hint')}>
          <ClockAlert size={15} role="img" aria-label={t('invoice.late')} />
        </span>
      ),
    width: 76,
  },
} as const satisfies Record<string, Omit<TableColumn<InvoiceRow>, 'id'>>;

type InvoiceColumnId = keyof typeof INVOICE_COLUMNS;

/**
 * The selected columns, in order. The client is optional on settlements and insurer invoices: a column without values is hidden until the user shows
 * it.
 */
export function invoiceColumns(
  ids: readonly InvoiceColumnId[],
  rows: readonly InvoiceRow[] | undefined,
): readonly TableColumn<InvoiceRow>[] {
  const namesNobody = rows?.[0] !== undefined && rows.every(({ clientId }) => clientId === null);
  return ids.map((id) => ({ id, ...INVOICE_COLUMNS[id], ...(id === 'clientId' && namesNobody && { hidden: true }) }));
}

/** Status of an invoice, as a menu for users who may change it; not exported (specification/formats.md#csv). */
export const invoiceStatusColumn = (save: SaveRowStatus | undefined): TableColumn<InvoiceRow> => ({
  ...statusColumn<InvoiceRow>({ id: 'status', header: messageKey('invoice.status'), status: rowStatus }),
  csv: false,
  fixed: true,
  ...(save && {
    extra: 48,
    cell: (row, { t }) => (
      <StatusMenu
        name={t('invoice.row', { id: row.id })}
        value={row.status}
        choices={CHOICES}
        onSave={(status) => save(row, status)}
      />
    ),
  }),
});

/** Configuration of a list of invoices: three kinds, active and archived (specification/invoices.md). */
export interface InvoiceListKind {
  readonly calls: InvoiceCalls;
  /** Unique in the suite: storage key of the user's columns. */
  readonly tableId: string;
  /** Message keys. */
  readonly title: string;
  readonly empty: string;
  /** Name of a row, default that of an invoice. */
  readonly row?: string;
  readonly columns: readonly InvoiceColumnId[];
  /** Name of the exported file without extension; without it there is no export. */
  readonly csvName?: string;
  /** Total of the amounts below the list. */
  readonly showsTotal: boolean;
  /** Statement of account of the payer; for clients only. */
  readonly statement?: (row: InvoiceRow, onClose: () => void) => ReactNode;
  /**
   * Visibility of the status: `all` everybody may change it; `invoicing` users with the permission may change it, others read it; `hidden` only users
   * with the permission see it.
   */
  readonly status: 'all' | 'invoicing' | 'hidden';
}
