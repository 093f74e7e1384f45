import { personName, sumMoney, brusselsToday } from '@navette/shared/domain';
import { messageKey, useFormats, useT, vocabulary } from '@navette/shared/i18n';
import {
  choiceParam,
  dateParam,
  numberParam,
  type SearchParam,
  useNavigate,
  useSearchState,
} from '@navette/shared/router';
import { Page, Text } from '@navette/shared/ui';
import { DataTable, type TableColumn } from '@navette/shared/ui-table';
import { useMemo, type ReactNode } from 'react';
import { bookingsLink, SIDES, type BookingBehind, useBookingsBehind, type Side } from '../entities/results.ts';
import { sumOf } from '../entities/totals.ts';

const optional = ({ parse, format }: SearchParam<number>): SearchParam<number | null> => ({
  fallback: () => null,
  parse,
  format: (value) => (value === null ? '' : format(value)),
});

const SEARCH = {
  from: dateParam(() => brusselsToday()),
  to: dateParam(() => brusselsToday()),
  side: choiceParam(SIDES, 'amount'),
  by: choiceParam(['booking', 'client'], 'booking'),
  weekday: optional(numberParam(1, { min: 1, max: 7 })),
  hour: optional(numberParam(0, { min: 0, max: 23 })),
};
const BY_DATE = { column: 'date', descending: true } as const;
const BY_AMOUNT = { column: 'amount', descending: true } as const;
const PAGE_SIZES = [20, 50, 'all'] as const;
const keyOf = ({ id }: BookingBehind) => id;
const clientKey = ({ clientId }: ClientRow) => clientId;

const TOTALS = {
  amount: messageKey('results.sales'),
  cash: messageKey('results.cash'),
  factuur: messageKey('results.factuur'),
  profit: messageKey('results.commission'),
};

const clientTotals = sumOf<ClientRow>('total', TOTALS.amount, ({ amount }) => amount);

/** The bookings of a figure of the dashboard; their total is the figure. */
export default function ResultsBookingsPage(): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const navigate = useNavigate();
  const [{ from, to, side, by, weekday, hour }] = useSearchState(SEARCH);
  const query = useBookingsBehind({ from, to, weekday, hour });
  const { data } = query;
  const rows = useMemo(() => data?.filter((row) => side === 'amount' || row[side] !== 0), [data, side]);
  const clients = useMemo(() => data && clientsOf(data), [data]);
  const columns = useMemo(() => bookingColumns(side), [side]);
  const sideTotals = useMemo(() => sumOf<BookingBehind>('total', TOTALS[side], (row) => row[side]), [side]);
  const title = t(by === 'client' ? 'results.list.clients' : 'results.list.bookings');
  const days = t('results.list.period', { from: formatDate(from), to: formatDate(to) });
  const period = side === 'profit' ? `${days} ${t('results.list.fees')}` : days;
  const shared = { label: title, paperNote: period, load: query, pageSizes: PAGE_SIZES, emptyText: t('results.empty') };
  return (
    <Page title={title} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      <Text>{period}</Text>
      {by === 'client' ? (
        <DataTable
          {...shared}
          tableId="results-clients"
          columns={clientColumns}
          rows={clients}
          rowKey={clientKey}
          rowName={(row) => personName({ lastname: row.lastname, firstname: row.firstname }, 'list')}
          defaultSort={BY_AMOUNT}
          totals={clientTotals}
          csvName="results_clients"
        />
      ) : (
        <DataTable
          {...shared}
          tableId="results-bookings"
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          defaultSort={BY_DATE}
          totals={sideTotals}
          csvName="results_bookings"
          onOpen={({ id, ap_date }) =>
            void navigate(`${bookingsLink({ start: ap_date, end: ap_date }) ?? '/booking?'}&id=${id}`)
          }
        />
      )}
    </Page>
  );
}

const client = (row: BookingBehind) =>
  personName({ lastname: row.client_lastname, firstname: row.client_firstname }, 'list');
const driver = (row: BookingBehind) =>
  personName({ lastname: row.driver_lastname, firstname: row.driver_firstname }, 'list');

const money = (id: Side, header: string): TableColumn<BookingBehind> => ({
  id,
  header,
  kind: 'money',
  value: (row) => row[id],
});
const MONEY = {
  amount: money('amount', messageKey('results.amount')),
  cash: money('cash', messageKey('results.cash')),
  factuur: money('factuur', messageKey('results.factuur')),
  profit: money('profit', messageKey('results.commission')),
};

/** Columns of the bookings of a figure; the figure itself beside the amount. */
const bookingColumns = (side: Side): readonly TableColumn<BookingBehind>[] => [
  { id: 'id', header: messageKey('results.column.id'), kind: 'id', value: ({ id }) => id, fixed: true },
  { id: 'date', header: messageKey('results.day'), kind: 'date', value: ({ ap_date }) => ap_date },
  { id: 'time', header: messageKey('results.column.time'), kind: 'time', value: ({ ap_time }) => ap_time },
  { id: 'client', header: messageKey('results.client'), value: client, groups: ({ clientId }) => clientId, grow: 2 },
  { id: 'driver', header: messageKey('results.column.driver'), value: driver, groups: true, hideBelow: 1024 },
  {
    id: 'destination',
    header: messageKey('results.column.destination'),
    value: ({ destination_name }) => destination_name,
    groups: true,
    hideBelow: 1280,
  },
  {
    id: 'status',
    header: messageKey('results.column.status'),
    value: ({ status }) => status,
    text: ({ status }, { t }) => t(vocabulary.bookingStatus(status)),
    hideBelow: 1024,
  },
  MONEY.amount,
  ...(side === 'amount' ? [] : [MONEY[side]]),
];

interface ClientRow {
  readonly clientId: number;
  readonly lastname: string | null;
  readonly firstname: string | null;
  readonly bookings: number;
  readonly amount: number;
}

function clientsOf(rows: readonly BookingBehind[]): ClientRow[] {
  const groups = new Map<number, BookingBehind[]>();
  for (const row of rows) groups.set(row.clientId, [...(groups.get(row.clientId) ?? []), row]);
  return [...groups.values()].flatMap((bookings) => {
    const [first] = bookings;
    if (!first) return [];
    const { clientId, client_lastname: lastname, client_firstname: firstname } = first;
    return [
      {
        clientId,
        lastname,
        firstname,
        bookings: bookings.length,
        amount: sumMoney(bookings.map(({ amount }) => amount)),
      },
    ];
  });
}

const clientColumns: readonly TableColumn<ClientRow>[] = [
  { id: 'id', header: messageKey('results.column.id'), kind: 'id', value: ({ clientId }) => clientId },
  {
    id: 'client',
    header: messageKey('results.client'),
    value: ({ lastname, firstname }) => personName({ lastname, firstname }, 'list'),
    fixed: true,
    grow: 2,
  },
  { id: 'bookings', header: messageKey('results.bookings'), kind: 'number', value: ({ bookings }) => bookings },
  { id: 'amount', header: messageKey('results.amount'), kind: 'money', value: ({ amount }) => amount },
];
