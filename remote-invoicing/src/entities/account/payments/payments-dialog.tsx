import { overpaidAmount } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Button, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { PendingDialog } from '@navette/shared/ui-records';
import { DataTable, type RowAction } from '@navette/shared/ui-table';
import { Plus, Undo2, Wallet } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { AccountFigures } from '../account-figures.tsx';
import { type InvoiceRef, useInvoiceAccount } from '../account-requests.ts';
import { CreditNotes } from '../credit-note/credit-notes.tsx';
import { invoiceText } from '../invoice-names.ts';
import { entryOf, type NewEntry } from './ledger-entry.ts';
import { entryIn, type LedgerRow, ledgerRows, paymentColumns, writtenOff } from './payment-columns.ts';
import { PaymentForm } from './payment-form.tsx';
import { useUndoPayment } from './use-undo-payment.tsx';

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
