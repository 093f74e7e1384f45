import { invoiceNumber, type IsoDate } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Button } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Eye } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { recallName } from '../invoice/invoice-row.ts';
import { sumOf } from '../totals.ts';
import { type AgedInvoice, type PayerKind, useAgedInvoices } from './receivable-requests.ts';

const keyOf = ({ id }: AgedInvoice) => id;
const SORT = { column: 'due', descending: false } as const;
const PAGE_SIZES = [20, 'all'] as const;
const sum = sumOf<AgedInvoice>('open', messageKey('aged.total'), ({ open }) => open);

const columns: readonly TableColumn<AgedInvoice>[] = [
  {
    id: 'id',
    header: messageKey('late.number'),
    value: ({ id }) => id,
    text: ({ id }) => invoiceNumber(id),
    whole: true,
    fixed: true,
  },
  { id: 'date', header: messageKey('late.date'), kind: 'date', value: ({ date }) => date },
  { id: 'due', header: messageKey('late.due'), kind: 'date', value: ({ due }) => due },
  { id: 'daysLate', header: messageKey('late.days'), kind: 'number', value: ({ daysLate }) => daysLate },
  {
    id: 'recall',
    header: messageKey('late.recall'),
    value: ({ recall }) => recall,
    text: ({ recall }, { t }) => t(recallName(recall)),
    hideBelow: 1024,
  },
  { id: 'amount', header: messageKey('late.amount'), kind: 'money', value: ({ amount }) => amount },
  { id: 'settled', header: messageKey('aged.settled'), kind: 'money', value: ({ settled }) => settled },
  { id: 'open', header: messageKey('late.open'), kind: 'money', value: ({ open }) => open, fixed: true },
];

/** Without the reminder level, which insurers have not. */
const insurerColumns = columns.filter(({ id }) => id !== 'recall');

/** Lists that open an invoice, while it is open and when it is closed. */
const LISTS = {
  client: { open: '/invoice', closed: '/archive' },
  insurance: { open: '/invoiceInsurance', closed: '/archiveInsurances' },
} as const;

interface OpenInvoicesDialogProps {
  readonly kind: PayerKind;
  readonly payerId: number;
  readonly date: IsoDate;
  readonly name: string;
  readonly onClose: () => void;
}

/** Open invoices of a payer on a day; each opens in its own list. */
export function OpenInvoicesDialog({ kind, payerId, date, name, onClose }: OpenInvoicesDialogProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const navigate = useNavigate();
  const query = useAgedInvoices(kind, payerId, date);
  const open = useCallback(
    ({ id, date: day, closed }: AgedInvoice) =>
      void navigate(`${LISTS[kind][closed ? 'closed' : 'open']}?from=${day}&to=${day}&id=${id}`),
    [navigate, kind],
  );
  const rowActions = useCallback(
    (invoice: AgedInvoice): readonly RowAction[] => [
      {
        id: 'view',
        label: t('invoice.view'),
        icon: <Eye aria-hidden />,
        inline: true,
        onSelect: () => open(invoice),
      },
    ],
    [t, open],
  );
  const title = t('aged.invoices', { name, date: formatDate(date) });
  return (
    <Dialog
      open
      size={1200}
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <DataTable
        tableId="agedInvoices"
        label={title}
        columns={kind === 'client' ? columns : insurerColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={({ id }) => invoiceNumber(id)}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        defaultSize="all"
        totals={sum}
        emptyText={t('aged.empty')}
        csvName={`aged_invoices_${payerId}_${date}`}
        rowActions={rowActions}
        onOpen={open}
        address="none"
      />
    </Dialog>
  );
}
