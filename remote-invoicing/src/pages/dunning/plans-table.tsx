import { invalidate } from '@navette/shared/api';
import { invoiceNumber, subtractMoney } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Box, Button, Page, Stack, StatusMark, type StatusStyle, Text } from '@navette/shared/ui';
import { Dialog, useAskReason, useToast } from '@navette/shared/ui-overlay';
import { DataTable, type RowAction, statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Check, CircleSlash, Clock, ListTree, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { AFTER_PAYMENT } from '../../entities/account/account-requests.ts';
import { sumOf } from '../../entities/totals.ts';
import { cancelPlan, type PaymentPlan, usePaymentPlans } from './dunning-requests.ts';

const STATES: Readonly<Record<PaymentPlan['state'], StatusStyle>> = {
  kept: { tone: 'info', icon: Clock, label: messageKey('plan.state.kept') },
  broken: { tone: 'warning', icon: TriangleAlert, label: messageKey('plan.state.broken') },
  done: { tone: 'success', icon: Check, label: messageKey('plan.state.done') },
  cancelled: { tone: 'neutral', icon: CircleSlash, label: messageKey('plan.state.cancelled') },
};

const PARTS: Readonly<Record<PaymentPlan['parts'][number]['state'], StatusStyle>> = {
  paid: { tone: 'success', icon: Check, label: messageKey('plan.part.paid') },
  open: { tone: 'neutral', icon: Clock, label: messageKey('plan.part.open') },
  late: { tone: 'warning', icon: TriangleAlert, label: messageKey('plan.part.late') },
};

const keyOf = ({ id }: PaymentPlan) => id;
const nameOf = ({ name }: PaymentPlan) => name;
const statusOf = ({ state }: PaymentPlan) => STATES[state];
const restOf = ({ total, settled, state }: PaymentPlan) =>
  state === 'cancelled' ? 0 : Math.max(0, subtractMoney(total, settled));
const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [50, 20, 'all'] as const;
const sum = sumOf<PaymentPlan>('rest', messageKey('plan.rest'), restOf);

/** The next instalment that is not paid. */
const nextPart = ({ parts, state }: PaymentPlan) =>
  state === 'cancelled' ? undefined : parts.find((part) => part.state !== 'paid');

const columns: readonly TableColumn<PaymentPlan>[] = [
  { id: 'at', header: messageKey('plan.at'), kind: 'instant', value: ({ at }) => at, hideBelow: 1280 },
  { id: 'name', header: messageKey('late.client'), value: nameOf, grow: 2, fixed: true },
  statusColumn({ id: 'state', header: messageKey('plan.state'), status: statusOf }),
  { id: 'total', header: messageKey('aged.total'), kind: 'money', value: ({ total }) => total, hideBelow: 1024 },
  { id: 'settled', header: messageKey('plan.settled'), kind: 'money', value: ({ settled }) => settled },
  { id: 'rest', header: messageKey('plan.rest'), kind: 'money', value: restOf, fixed: true },
  { id: 'next', header: messageKey('plan.next'), kind: 'date', value: (plan) => nextPart(plan)?.due ?? null },
  {
    id: 'amount',
    header: messageKey('plan.next.amount'),
    kind: 'money',
    value: (plan) => nextPart(plan)?.amount ?? null,
    hideBelow: 1280,
  },
  { id: 'note', header: messageKey('plan.note'), value: ({ note, reason }) => reason ?? note, hideBelow: 1440 },
];

/** Payment plans of clients: which are kept, and which are broken by a late instalment. */
export function PlansTable({ chooser }: { readonly chooser: ReactNode }): ReactNode {
  const t = useT();
  const query = usePaymentPlans();
  const mayInvoice = useCan('invoicing');
  const [opened, setOpened] = useState<PaymentPlan>();
  const cancel = useCancel();
  const rowActions = useCallback(
    (plan: PaymentPlan): readonly RowAction[] => [
      {
        id: 'parts',
        label: t('plan.parts.show'),
        icon: <ListTree aria-hidden />,
        inline: true,
        onSelect: () => setOpened(plan),
      },
      ...(mayInvoice && plan.state !== 'cancelled' && plan.state !== 'done'
        ? [
            {
              id: 'cancel',
              label: t('plan.cancel'),
              icon: <Ban aria-hidden />,
              inline: true,
              danger: true,
              onSelect: () => void cancel(plan),
            },
          ]
        : []),
    ],
    [t, mayInvoice, cancel],
  );
  return (
    <Page title={t('dunning.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        tableId="payment-plans"
        label={t('plan.plans')}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={statusOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        totals={sum}
        emptyText={t('plan.empty')}
        csvName="payment_plans"
        filters={chooser}
        rowActions={rowActions}
        onOpen={setOpened}
      />
      {opened && <PartsDialog plan={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

/** Cancels a plan with a reason. */
function useCancel() {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const askReason = useAskReason();
  return useCallback(
    async ({ id, name }: PaymentPlan) => {
      const reason = await askReason({
        title: t('plan.cancel.title', { name }),
        body: t('plan.cancel.body'),
        confirmLabel: t('plan.cancel'),
        reasonLabel: t('plan.reason'),
        reasonMissing: t('plan.reason.missing'),
      });
      if (reason === undefined) return;
      try {
        await cancelPlan(id, reason);
        toast.success(t('plan.cancelled', { name }));
      } catch (error) {
        toast.failure(t('plan.cancel.failed', { name }), error);
      }
      void invalidate(cache, AFTER_PAYMENT);
    },
    [t, toast, cache, askReason],
  );
}

interface PartsDialogProps {
  readonly plan: PaymentPlan;
  readonly onClose: () => void;
}

/** Instalments of a plan with their states, and its invoices. */
function PartsDialog({ plan, onClose }: PartsDialogProps): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  return (
    <Dialog
      open
      size={800}
      title={t('plan.parts.title', { name: plan.name })}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
    >
      <Stack gap="3">
        <StatusMark status={STATES[plan.state]} />
        <Text>{t('plan.of', { invoices: plan.invoices.map(invoiceNumber).join(', ') })}</Text>
        {plan.note !== null && <Text>{plan.note}</Text>}
        {plan.reason !== null && <Text>{t('plan.cancelled.reason', { reason: plan.reason })}</Text>}
        <Box as="ol" listStyleType="none" aria-label={t('plan.parts')}>
          {plan.parts.map(({ due, amount, state }) => (
            <Box as="li" key={due} display="flex" gap="4" paddingBlock="1.5" borderTopWidth="1px" borderColor="border">
              <Box width="7rem">{formatDate(due)}</Box>
              <Box width="7rem" textAlign="end">
                {formatMoney(amount)}
              </Box>
              <StatusMark status={PARTS[state]} />
            </Box>
          ))}
        </Box>
      </Stack>
    </Dialog>
  );
}
