import { brusselsToday, creditNoteNumber, invoiceNumber, monthOf, isArchived } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { choiceParam, dateParam, idParam, textParam, useNavigate, useSearchState } from '@navette/shared/router';
import { Page, Text } from '@navette/shared/ui';
import { DataTable, type TableColumn } from '@navette/shared/ui-table';
import { useMemo, type ReactNode } from 'react';
import { type InvoiceBehind, useInvoicesBehind } from '../entities/results.ts';
import { sumOf } from '../entities/totals.ts';

const SEARCH = {
  from: dateParam(() => monthOf(brusselsToday()).start),
  to: dateParam(() => monthOf(brusselsToday()).end),
  unpaid: choiceParam(['false', 'true'], 'false'),
  late: choiceParam(['false', 'true', 'not'], 'false'),
  client: idParam(),
  except: textParam(),
  payers: choiceParam(['all', 'insurance'], 'all'),
};
const SORT = { column: 'date', descending: true } as const;
const PAGE_SIZES = [20, 50, 'all'] as const;
const keyOf = ({ kind, id }: InvoiceBehind) => `${kind} ${id}`;

/** Printed number: credit notes have a series of their own. */
const numberOf = ({ kind, id }: InvoiceBehind) => (kind === 'credit' ? creditNoteNumber(id) : invoiceNumber(id));
const KINDS = {
  client: messageKey('results.kind.client'),
  insurance: messageKey('results.kind.insurance'),
  credit: messageKey('results.kind.credit'),
};

const COLUMNS: readonly TableColumn<InvoiceBehind>[] = [
  {
    id: 'id',
    header: messageKey('results.column.id'),
    kind: 'id',
    value: ({ id }) => id,
    text: numberOf,
    fixed: true,
  },
  {
    id: 'kind',
    header: messageKey('results.column.kind'),
    value: ({ kind }) => kind,
    text: ({ kind }, { t }) => t(KINDS[kind]),
    groups: true,
  },
  { id: 'date', header: messageKey('results.day'), kind: 'date', value: ({ date }) => date },
  { id: 'name', header: messageKey('results.column.name'), value: ({ name }) => name, grow: 2 },
  { id: 'amount', header: messageKey('results.amount'), kind: 'money', value: ({ amount }) => amount },
  { id: 'late', header: messageKey('results.late'), kind: 'flag', value: ({ late }) => late },
];

const totalsOf = sumOf<InvoiceBehind>('total', messageKey('results.amount'), ({ amount }) => amount);

/** The invoices of a figure of the dashboard; their total is the figure. */
export default function ResultsInvoicesPage(): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const navigate = useNavigate();
  const [{ from, to, unpaid, late, client, except, payers }] = useSearchState(SEARCH);
  const isUnpaid = unpaid === 'true';
  const query = useInvoicesBehind(isUnpaid ? { unpaid: true } : { from, to });
  const { data } = query;
  const rows = useMemo(() => {
    const left = new Set(except.split(' ').map(Number));
    return data?.filter(
      ({ kind, late: isLate, payerId }) =>
        (late === 'false' || isLate === (late === 'true')) &&
        // Insurers have ids of their own.
        (client === undefined || (kind === 'client' && payerId === client)) &&
        (except === '' || (kind === 'client' && !left.has(payerId))) &&
        (payers === 'all' || kind === payers),
    );
  }, [data, late, client, except, payers]);
  const period = isUnpaid ? undefined : t('results.list.period', { from: formatDate(from), to: formatDate(to) });
  const title = t(isUnpaid ? 'results.list.unpaid' : 'results.list.invoices');
  return (
    <Page title={title} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      {period !== undefined && <Text>{period}</Text>}
      <DataTable
        tableId="results-invoices"
        label={title}
        columns={COLUMNS}
        rows={rows}
        load={query}
        rowKey={keyOf}
        rowName={numberOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        totals={totalsOf}
        csvName="results_invoices"
        emptyText={t('results.empty')}
        {...(period !== undefined && { paperNote: period })}
        onOpen={(row) => void navigate(invoiceLink(row))}
      />
    </Page>
  );
}

const PATHS = {
  client: { active: '/invoice', archived: '/archive' },
  insurance: { active: '/invoiceInsurance', archived: '/archiveInsurances' },
} as const;

/** Link to the list with an invoice opened. A credit note opens the invoice that it corrects. */
export function invoiceLink({ kind, id, date, status, invoiceId, invoiceKind }: InvoiceBehind): string {
  const paths = PATHS[kind === 'credit' ? (invoiceKind ?? 'client') : kind];
  const days = new URLSearchParams({ from: date, to: date, id: String(invoiceId ?? id) });
  return `${isArchived(status) ? paths.archived : paths.active}?${days.toString()}`;
}
