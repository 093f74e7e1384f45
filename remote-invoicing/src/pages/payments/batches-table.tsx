import { invalidate } from '@navette/shared/api';
import { brusselsToday, ibanText } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Page, saveFile, Stack, Text } from '@navette/shared/ui';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Download, List, Send } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { OrdersDialog, OutdatedAccounts } from './orders-dialog.tsx';
import {
  AFTER_BATCH,
  batchFile,
  batchName,
  cancelBatch,
  markSent,
  type PaymentBatch,
  useBatches,
} from './payment-requests.ts';

const keyOf = ({ id }: PaymentBatch) => id;
const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [20, 50, 'all'] as const;

const TYPES: Readonly<Record<PaymentBatch['type'], string>> = {
  transfer: messageKey('batch.type.transfer'),
  debit: messageKey('batch.type.debit'),
};

const STATES: Readonly<Record<PaymentBatch['state'], string>> = {
  made: messageKey('batch.state.made'),
  sent: messageKey('batch.state.sent'),
  cancelled: messageKey('batch.state.cancelled'),
};

const columns: readonly TableColumn<PaymentBatch>[] = [
  {
    id: 'id',
    header: messageKey('batch.batch'),
    value: ({ id }) => id,
    text: ({ id }) => batchName(id),
    descendingFirst: true,
    whole: true,
    fixed: true,
  },
  {
    id: 'type',
    header: messageKey('batch.type'),
    value: ({ type }) => type,
    text: ({ type }, { t }) => t(TYPES[type]),
    groups: true,
    hideBelow: 1024,
  },
  {
    id: 'state',
    header: messageKey('batch.state'),
    value: ({ state }) => state,
    text: ({ state, sentOn }, { t, formats }) =>
      t(STATES[state], { date: sentOn === null ? '' : formats.formatDate(sentOn) }),
    groups: ({ state }) => state,
    whole: true,
    fixed: true,
  },
  { id: 'date', header: messageKey('batch.day'), kind: 'date', value: ({ date }) => date },
  { id: 'count', header: messageKey('batch.count'), kind: 'number', value: ({ count }) => count },
  { id: 'paid', header: messageKey('batch.paid'), kind: 'number', value: ({ paid }) => paid },
  {
    id: 'refused',
    header: messageKey('batch.refused'),
    kind: 'number',
    value: ({ refused }) => refused,
    hideBelow: 1024,
  },
  { id: 'total', header: messageKey('batch.sum'), kind: 'money', value: ({ total }) => total, fixed: true },
  { id: 'userName', header: messageKey('batch.by'), value: ({ userName }) => userName, hideBelow: 1280 },
  { id: 'at', header: messageKey('batch.at'), kind: 'instant', value: ({ at }) => at, hideBelow: 1440 },
  { id: 'message', header: messageKey('batch.format'), value: ({ message }) => message, hidden: true },
  {
    id: 'account',
    header: messageKey('batch.own'),
    value: ({ account }) => account,
    text: ({ account }) => ibanText(account),
    hidden: true,
  },
];

/** Batches with their files: downloaded, marked as sent, cancelled. */
export function BatchesTable({ chooser }: { readonly chooser: ReactNode }): ReactNode {
  const t = useT();
  const query = useBatches();
  const [opened, setOpened] = useState<PaymentBatch>();
  const actions = useBatchActions();
  const rowActions = useCallback(
    (batch: PaymentBatch): readonly RowAction[] => [
      {
        id: 'orders',
        label: t('batch.orders'),
        icon: <List aria-hidden />,
        inline: true,
        onSelect: () => setOpened(batch),
      },
      ...actions(batch),
    ],
    [t, actions],
  );
  return (
    <Page title={t('batch.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        tableId="payment-batches"
        label={t('batch.batches')}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={({ id }) => batchName(id)}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        emptyText={t('batch.batches.none')}
        csvName="payment-batches"
        filters={chooser}
        rowActions={rowActions}
        onOpen={setOpened}
      />
      {opened && (
        <OrdersDialog
          batch={query.data?.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
}

/** Actions of a batch by its state. */
function useBatchActions(): (batch: PaymentBatch) => readonly RowAction[] {
  const t = useT();
  const { formatMoney } = useFormats();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    (batch) => {
      const name = batchName(batch.id);
      const words = { name, total: formatMoney(batch.total), count: batch.count };
      const change = async (run: () => Promise<unknown>, done: string, failed: string) => {
        try {
          await run();
          toast.success(done);
        } catch (error) {
          toast.failure(failed, error);
        }
        void invalidate(cache, AFTER_BATCH);
      };
      const send = async () => {
        const texts = {
          title: t('batch.send.title', words),
          body: (
            <Stack gap="3">
              <Text>{t('batch.send.body')}</Text>
              <OutdatedAccounts count={batch.outdated ?? 0} />
            </Stack>
          ),
          confirmLabel: t('batch.send'),
        };
        if (!(await confirm({ ...texts, danger: false }))) return;
        await change(
          () => markSent(batch.id, brusselsToday()),
          t('batch.send.done', words),
          t('batch.send.failed', words),
        );
      };
      const cancel = async () => {
        const texts = {
          title: t('batch.cancel.title', words),
          body: t('batch.cancel.body'),
          confirmLabel: t('batch.cancel'),
        };
        if (!(await confirm({ ...texts, cancelLabel: t('batch.cancel.keep') }))) return;
        await change(() => cancelBatch(batch.id), t('batch.cancel.done', words), t('batch.cancel.failed', words));
      };
      const download = () =>
        void batchFile(batch.id)
          .then((file) => saveFile(`${name} ${batch.message}.xml`, file))
          .catch((error: unknown) => toast.failure(t('batch.file.failed', words), error));
      if (batch.state === 'cancelled') return [];
      return [
        { id: 'file', label: t('batch.file'), icon: <Download aria-hidden />, inline: true, onSelect: download },
        ...(batch.state === 'made'
          ? [
              {
                id: 'send',
                label: t('batch.send'),
                icon: <Send aria-hidden />,
                inline: true,
                onSelect: () => void send(),
              },
              {
                id: 'cancel',
                label: t('batch.cancel'),
                icon: <Ban aria-hidden />,
                danger: true,
                onSelect: () => void cancel(),
              },
            ]
          : []),
      ];
    },
    [t, formatMoney, confirm, toast, cache],
  );
}
