import { overpaidAmount, isRefund } from '@navette/shared/domain';
import { useT, messageKey, type Translate } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Button, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { PendingDialog } from '@navette/shared/ui-records';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Plus, Undo2, Wallet } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { AccountFigures } from './account-figures.tsx';
import {
  type InvoiceRef,
  useInvoiceAccount,
  invoiceText,
  type InvoiceAccount,
  type Payment,
  type WriteOff,
} from './account-requests.ts';
import { CreditNotes } from './credit-notes.tsx';
import { entryOf, type NewEntry, useUndoPayment, PaymentForm, SOURCE_NAMES } from './payment-form.tsx';

const SORT = { column: 'at', descending: false } as const;
const THEN_BY = [{ column: 'id', descending: false }] as const;
const PAGE_SIZES = ['all'] as const;
const keyOf = (row: LedgerRow) => `${'payment' in row ? 'payment' : 'writeOff'} ${String(entryIn(row).id)}`;

interface PaymentsDialogProps extends InvoiceRef {
  readonly onClose: () => void;
}

/** The ledger of an invoice: paid, credited and open amounts, with adding and undoing for users with the permission. */
export function PaymentsDialog({ kind, invoiceId, onClose }: PaymentsDialogProps): ReactNode {
  const t = useT();
  const query = useInvoiceAccount({ kind, invoiceId });
  const mayPay = useCan('invoicing');
  const [adding, setAdding] = useState<NewEntry>();
  const undo = useUndoPayment();
  const invoiceAmount = query.data?.amount ?? 0;
  const actions = useCallback(
    (row: LedgerRow): readonly RowAction[] => {
      // A write-off is reversed when the invoice is reopened.
      if (!('payment' in row)) return [];
      const { payment } = row;
      if (!mayPay || payment.reversed || payment.returned || payment.reversalOf !== null) return [];
      const entry = entryOf(payment, { amount: invoiceAmount });
      return [
        {
          id: 'undo',
          label: t('payments.undo', { entry }),
          icon: <Undo2 aria-hidden />,
          inline: true,
          danger: true,
          onSelect: () => void undo({ ...payment, entry }),
        },
      ];
    },
    [mayPay, t, undo, invoiceAmount],
  );
  const rows = useMemo(() => query.data && ledgerRows(query.data), [query.data]);
  const columns = useMemo(() => paymentColumns(invoiceAmount), [invoiceAmount]);
  const title = t('payments.title', { name: invoiceText(t, { kind, invoiceId }) });
  const { data: account } = query;
  if (!account) {
    const retry = { onRetry: () => void query.refetch(), retrying: query.isFetching };
    return <PendingDialog {...{ title, onClose, ...retry }} size={800} error={query.error} />;
  }
  return (
    <Dialog
      open
      size={800}
      title={title}
      onClose={onClose}
      footer={
        <>
          {mayPay && overpaidAmount(account) > 0 && (
            <Button icon={<Wallet aria-hidden />} onClick={() => setAdding('refund')}>
              {t('payments.refund.add')}
            </Button>
          )}
          {mayPay && (
            <Button icon={<Plus aria-hidden />} onClick={() => setAdding('payment')}>
              {t('payments.add')}
            </Button>
          )}
          <Button variant="solid" onClick={onClose}>
            {t('shared.close')}
          </Button>
        </>
      }
    >
      <Text tone="muted">{account.name}</Text>
      <AccountFigures account={account} givenUp={writtenOff(account)} />
      <CreditNotes notes={account.notes} />
      <Stack gap="3">
        <DataTable
          tableId="payments"
          label={title}
          columns={columns}
          rows={rows}
          load={query}
          rowKey={keyOf}
          rowName={(row) => t('payments.name', { id: entryIn(row).id })}
          defaultSort={SORT}
          thenBy={THEN_BY}
          pageSizes={PAGE_SIZES}
          emptyText={t('payments.empty')}
          rowActions={actions}
          searchable={false}
          address="none"
        />
      </Stack>
      {adding && <PaymentForm account={account} entry={adding} onClose={() => setAdding(undefined)} />}
    </Dialog>
  );
}

/** A row of the ledger: a payment, or a write-off at the closing of the invoice. */
type LedgerRow = { readonly payment: Payment } | { readonly writeOff: WriteOff };

const entryIn = (row: LedgerRow): Payment | WriteOff => ('payment' in row ? row.payment : row.writeOff);

/** The ledger of an invoice in the order in which it was written. */
const ledgerRows = ({ payments, writeOffs = [] }: Pick<InvoiceAccount, 'payments' | 'writeOffs'>): LedgerRow[] =>
  [...payments.map((payment) => ({ payment })), ...writeOffs.map((writeOff) => ({ writeOff }))].toSorted(
    (one, other) => entryIn(one).at.localeCompare(entryIn(other).at) || entryIn(one).id - entryIn(other).id,
  );

/** Written-off amount of an invoice, in euros; 0 for none, of the opposite sign for an overpayment. */
const writtenOff = ({ writeOffs = [] }: Pick<InvoiceAccount, 'writeOffs'>): number =>
  writeOffs.find(({ reversed, reversalOf }) => !reversed && reversalOf === null)?.amount ?? 0;

function remarkOf(row: LedgerRow, invoiceAmount: number, t: Translate): string {
  if ('writeOff' in row) {
    const { reason, reversalOf } = row.writeOff;
    return reversalOf === null ? reason : t('payments.writeOff.reverses', { reason });
  }
  const { payment } = row;
  if (payment.reversalOf !== null) return t('payments.reverses', { id: payment.reversalOf });
  if (payment.reversed) return t('payments.reversed');
  if (payment.returned) return t('payments.returned');
  if (payment.returnOf !== null) return t('payments.return');
  return isRefund(payment, { amount: invoiceAmount }) ? t('payments.refund') : '';
}

const paymentColumns = (invoiceAmount: number): readonly TableColumn<LedgerRow>[] => [
  { id: 'date', header: messageKey('payments.date'), kind: 'date', value: (row) => entryIn(row).date, fixed: true },
  {
    id: 'amount',
    header: messageKey('payments.amount'),
    kind: 'money',
    value: (row) => entryIn(row).amount,
    fixed: true,
  },
  {
    id: 'source',
    header: messageKey('payments.source'),
    value: (row) => ('payment' in row ? row.payment.source : 'writeOff'),
    text: (row, { t }) => t('payment' in row ? SOURCE_NAMES[row.payment.source] : 'payments.writeOff'),
  },
  {
    id: 'remark',
    header: messageKey('payments.remark'),
    value: (row) => entryIn(row).reversalOf ?? Number(entryIn(row).reversed),
    text: (row, { t }) => remarkOf(row, invoiceAmount, t),
    grow: 2,
  },
  { id: 'userName', header: messageKey('payments.by'), value: (row) => entryIn(row).userName },
  { id: 'at', header: messageKey('payments.at'), kind: 'instant', value: (row) => entryIn(row).at, hideBelow: 1024 },
  {
    id: 'id',
    header: messageKey('payments.id'),
    kind: 'id',
    value: (row) => ('payment' in row ? row.payment.id : null),
  },
];
