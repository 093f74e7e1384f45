import { invalidate } from '@navette/shared/api';
import { ibanText } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Alert, Box, Button } from '@navette/shared/ui';
import { Dialog, useAskReason, useToast } from '@navette/shared/ui-overlay';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import {
  AFTER_BATCH,
  batchName,
  type PaymentBatch,
  type PaymentOrder,
  paymentNumber,
  refuseOrder,
  useOrders,
} from './payment-requests.ts';

const keyOf = ({ id }: PaymentOrder) => id;
const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [20, 'all'] as const;

const STATES: Readonly<Record<PaymentOrder['state'], string>> = {
  open: messageKey('batch.order.open'),
  paid: messageKey('batch.order.paid'),
  refused: messageKey('batch.order.refused'),
  returned: messageKey('batch.order.returned'),
  cancelled: messageKey('batch.order.cancelled'),
};

const columns: readonly TableColumn<PaymentOrder>[] = [
  {
    id: 'recordId',
    header: messageKey('batch.number'),
    value: ({ recordId }) => recordId,
    text: paymentNumber,
    whole: true,
  },
  { id: 'name', header: messageKey('batch.holder'), value: ({ name }) => name, grow: 2, fixed: true },
  {
    id: 'iban',
    header: messageKey('batch.iban'),
    value: ({ iban }) => iban,
    text: ({ iban, ibanNow }, { t }) =>
      typeof ibanNow === 'string'
        ? t('batch.order.outdated', { iban: ibanText(iban), now: ibanNow === '' ? '–' : ibanText(ibanNow) })
        : ibanText(iban),
    whole: true,
  },
  { id: 'endToEndId', header: messageKey('batch.reference'), value: ({ endToEndId }) => endToEndId, hideBelow: 1280 },
  {
    id: 'state',
    header: messageKey('batch.state'),
    value: ({ state }) => state,
    text: ({ state, reason }, { t }) => [t(STATES[state]), reason].filter(Boolean).join(' – '),
    fixed: true,
  },
  { id: 'amount', header: messageKey('batch.amount'), kind: 'money', value: ({ amount }) => amount, fixed: true },
];

const isOutdated = ({ ibanNow }: PaymentOrder): boolean => typeof ibanNow === 'string';

/** Warning of a batch whose payments go to accounts that their records no longer have. */
export function OutdatedAccounts({ count }: { readonly count: number }): ReactNode {
  const t = useT();
  if (count === 0) return null;
  return (
    <Box marginBottom="3">
      <Alert status="warning" title={t('batch.outdated', { count })}>
        {t('batch.outdated.advice')}
      </Alert>
    </Box>
  );
}

interface OrdersDialogProps {
  readonly batch: PaymentBatch;
  readonly onClose: () => void;
}

/** Payments of a batch; one that the bank refused is due again. */
export function OrdersDialog({ batch, onClose }: OrdersDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const askReason = useAskReason();
  const query = useOrders(batch.id);
  const title = t('batch.orders.title', { name: batchName(batch.id) });
  const isSent = batch.state === 'sent';
  const rowActions = useCallback(
    ({ id, name, state }: PaymentOrder): readonly RowAction[] => {
      const refuse = async () => {
        const reason = await askReason({
          title: t('batch.refuse.title', { name }),
          body: t('batch.refuse.body'),
          confirmLabel: t('batch.refuse'),
          reasonLabel: t('batch.refuse.reason'),
          reasonMissing: t('batch.refuse.missing'),
        });
        if (reason === undefined) return;
        try {
          await refuseOrder(id, reason);
          toast.success(t('batch.refuse.done', { name }));
        } catch (error) {
          toast.failure(t('batch.refuse.failed', { name }), error);
        }
        void invalidate(cache, AFTER_BATCH);
      };
      return isSent && state === 'open'
        ? [
            {
              id: 'refuse',
              label: t('batch.refuse'),
              icon: <Ban aria-hidden />,
              inline: true,
              onSelect: () => void refuse(),
            },
          ]
        : [];
    },
    [t, isSent, askReason, toast, cache],
  );
  return (
    <Dialog
      open
      size={1200}
      title={title}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
    >
      {batch.state === 'made' && <OutdatedAccounts count={query.data?.filter(isOutdated).length ?? 0} />}
      <DataTable
        tableId="payment-orders"
        address="none"
        label={title}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={({ name }) => name}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        emptyText={t('batch.batches.none')}
        rowActions={rowActions}
      />
    </Dialog>
  );
}
