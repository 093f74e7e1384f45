import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { creditNoteNumber, invoiceNumber, monthOf, sumMoney } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { onceUsed, Page, type StatusStyle } from '@navette/shared/ui';
import { PeriodFilter, periodSearch } from '@navette/shared/ui-form';
import { lazyDialog } from '@navette/shared/ui-overlay';
import {
  DataTable,
  type FormattingContext,
  statusColumn,
  type TableColumn,
  useOpenRecord,
} from '@navette/shared/ui-table';
import { CircleCheck, Eye, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { OpenedSending, SendSelection } from '../entities/sending/send-selection.tsx';
import { totalsOf } from '../entities/totals.ts';
import { useOpenedPeriod } from '../entities/use-opened-period.ts';

type CreditNoteEntry = components['schemas']['CreditNoteEntry'];

const CreditNoteView = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ '../entities/account/credit-notes.tsx')).CreditNoteView,
);

/** Period of the register in the URL: the current month by default. */
const SEARCH = periodSearch(monthOf);

const REFUND: StatusStyle = { tone: 'warning', icon: Undo2, label: messageKey('creditNotes.state.refund') };
const APPLIED: StatusStyle = { tone: 'success', icon: CircleCheck, label: messageKey('creditNotes.state.applied') };

const stateOf = ({ refund }: CreditNoteEntry): StatusStyle => (refund > 0 ? REFUND : APPLIED);

const COLUMNS: readonly TableColumn<CreditNoteEntry>[] = [
  {
    id: 'id',
    header: messageKey('invoice.id'),
    kind: 'id',
    value: ({ id }) => id,
    text: ({ id }) => creditNoteNumber(id),
    fixed: true,
  },
  {
    id: 'date',
    header: messageKey('invoice.date'),
    kind: 'date',
    value: ({ date }) => date,
    groups: true,
    descendingFirst: true,
  },
  { id: 'name', header: messageKey('creditNotes.payer'), value: ({ name }) => name, grow: 3, fixed: true },
  {
    id: 'invoice',
    header: messageKey('creditNotes.invoice'),
    value: ({ kind, invoiceId }) => `${kind} ${invoiceNumber(invoiceId)}`,
    text: ({ kind, invoiceId }, { t }) => t(`account.kind.${kind}`, { number: invoiceNumber(invoiceId) }),
    grow: 2,
  },
  {
    id: 'amount',
    header: messageKey('invoice.amount'),
    kind: 'money',
    value: ({ amount }) => amount,
    descendingFirst: true,
  },
  { id: 'reason', header: messageKey('credit.reason'), value: ({ reason }) => reason, grow: 3 },
  {
    id: 'refund',
    header: messageKey('creditNotes.refund'),
    kind: 'money',
    value: ({ refund }) => refund || null,
    descendingFirst: true,
  },
  {
    id: 'sent',
    header: messageKey('invoice.sent'),
    value: ({ sent }) => sent?.at ?? null,
    text: ({ sent }, { t, formats }) =>
      sent ? t('sending.mark', { way: sent.channel, time: formats.formatInstant(sent.at), name: sent.user_name }) : '',
    grow: 1,
    hideBelow: 1280,
    descendingFirst: true,
  },
  {
    ...statusColumn<CreditNoteEntry>({ id: 'state', header: messageKey('invoice.status'), status: stateOf }),
    fixed: true,
  },
];

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'id', descending: true }] as const;
const PAGE_SIZES = [20, 50, 'all'] as const;
const keyOf = ({ id }: CreditNoteEntry) => id;

const totals = (rows: readonly CreditNoteEntry[], context: FormattingContext) =>
  totalsOf(
    [
      { id: 'total', label: messageKey('wallet.sum'), euros: sumMoney(rows.map(({ amount }) => amount)) },
      { id: 'refund', label: messageKey('creditNotes.refund'), euros: sumMoney(rows.map(({ refund }) => refund)) },
    ],
    context,
  );

const sendChosen = (chosen: readonly CreditNoteEntry[]): ReactNode => (
  <SendSelection kind="credit" invoices={chosen.map(keyOf)} />
);

/** Register of credit notes: each opens its document; several are sent at once (specification/invoices.md#credit-notes-and-payments). */
export default function CreditNotesPage(): ReactNode {
  const t = useT();
  const period = useOpenedPeriod(SEARCH);
  const { start, end } = period.range;
  const query = $api.useQuery('get', '/service/invoice/creditNotes', {
    params: { query: { startDate: start, endDate: end } },
  });
  const { id, open, close } = useOpenRecord();
  useEffect(() => onceUsed(CreditNoteView.load), []);
  const rowActions = useCallback(
    (row: CreditNoteEntry, { t: say }: FormattingContext) => [
      {
        id: 'view',
        label: say('invoice.view'),
        icon: <Eye aria-hidden />,
        inline: true,
        onSelect: () => open(row.id),
      },
    ],
    [open],
  );
  return (
    <Page title={t('creditNotes.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <DataTable
        tableId="credit-notes"
        label={t('creditNotes.title')}
        columns={COLUMNS}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={({ id: number }) => t('credit.view', { number: creditNoteNumber(number) })}
        rowStatus={stateOf}
        rowActions={rowActions}
        onOpen={(row) => open(row.id)}
        selectionActions={sendChosen}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        totals={totals}
        csvName="credit_notes"
        emptyText={t('creditNotes.empty')}
        period={period}
        filters={<PeriodFilter label={t('wallet.period')} period={period} offersAll={false} />}
      />
      <OpenedSending />
      {id !== undefined && <CreditNoteView id={id} onClose={close} />}
    </Page>
  );
}
