import type { components } from '@navette/openapi/types';
import { messageKey, useT } from '@navette/shared/i18n';
import { idParam, useSearchState } from '@navette/shared/router';
import { NotSetUp, Page, type StatusStyle } from '@navette/shared/ui';
import { DataTable, type FormattingContext, statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { CircleAlert, CircleCheck, Clock, Eye, Printer } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { OpenedSending } from '../entities/sending/send-selection.tsx';
import { useSendings } from '../entities/sending/sending-requests.ts';

type SendingSummary = components['schemas']['SendingSummary'];

/** State of a sending: what is most urgent in it. */
function stateOf({ waiting, failed, toPrint }: SendingSummary): StatusStyle {
  if (failed > 0) return { tone: 'danger', icon: CircleAlert, label: messageKey('sendings.state.failed') };
  if (waiting > 0) return { tone: 'info', icon: Clock, label: messageKey('sendings.state.waiting') };
  if (toPrint > 0) return { tone: 'warning', icon: Printer, label: messageKey('sendings.state.toPrint') };
  return { tone: 'success', icon: CircleCheck, label: messageKey('sendings.state.done') };
}

const count = (name: 'sent' | 'failed' | 'waiting' | 'toPrint' | 'printed'): TableColumn<SendingSummary> => ({
  id: name,
  header: messageKey(`sendings.${name}`),
  kind: 'number',
  value: (sending) => sending[name] || null,
  descendingFirst: true,
});

const COLUMNS: readonly TableColumn<SendingSummary>[] = [
  { id: 'id', header: messageKey('invoice.id'), kind: 'id', value: ({ id }) => id, fixed: true },
  {
    id: 'at',
    header: messageKey('sendings.at'),
    kind: 'instant',
    value: ({ at }) => at,
    descendingFirst: true,
    fixed: true,
  },
  {
    id: 'kind',
    header: messageKey('sendings.kind'),
    value: ({ kind }) => kind,
    text: ({ kind }, { t }) => t(`sendings.kind.${kind}`),
    groups: true,
    grow: 2,
  },
  {
    id: 'user',
    header: messageKey('sendings.by'),
    value: ({ user_name }) => user_name,
    groups: true,
    grow: 2,
  },
  ...(['sent', 'failed', 'waiting', 'toPrint', 'printed'] as const).map(count),
  { ...statusColumn<SendingSummary>({ id: 'state', header: messageKey('batch.state'), status: stateOf }), fixed: true },
];

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [20, 50, 'all'] as const;
const SEARCH = { sending: idParam() };

/** Sendings of documents with their results; each opens its rows, where what failed is sent again (specification/invoices.md#sending). */
export default function SendingsPage(): ReactNode {
  const t = useT();
  const query = useSendings();
  const [, setSearch] = useSearchState(SEARCH);
  const open = useCallback(({ id }: SendingSummary) => setSearch({ sending: id }), [setSearch]);
  const rowActions = useCallback(
    (row: SendingSummary, { t: say }: FormattingContext) => [
      {
        id: 'view',
        label: say('invoice.view'),
        icon: <Eye aria-hidden />,
        inline: true,
        onSelect: () => open(row),
      },
    ],
    [open],
  );
  return (
    <Page title={t('sendings.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <NotSetUp without={{ mailOut: t('sending.kept') }} />
      <DataTable
        tableId="sendings"
        label={t('sendings.title')}
        columns={COLUMNS}
        rows={query.data}
        load={query}
        rowKey={({ id }) => id}
        rowName={({ id }) => t('sending.progress.title', { id: String(id) })}
        rowStatus={stateOf}
        rowActions={rowActions}
        onOpen={open}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        csvName="sendings"
        emptyText={t('sendings.empty')}
      />
      <OpenedSending />
    </Page>
  );
}
