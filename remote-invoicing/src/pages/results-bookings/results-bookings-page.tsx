import { personName, sumMoney } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import {
  choiceParam,
  dateParam,
  numberParam,
  type SearchParam,
  useNavigate,
  useSearchState,
} from '@navette/shared/router';
import { brusselsToday } from '@navette/shared/domain';
import { Page, Text } from '@navette/shared/ui';
import { DataTable, type FormattingContext } from '@navette/shared/ui-table';
import { useMemo, type ReactNode } from 'react';
import { bookingsLink, SIDES } from '../../entities/results/result-links.ts';
import { type BookingBehind, useBookingsBehind } from '../../entities/results/results-requests.ts';
import { bookingColumns, type ClientRow, clientColumns, clientsOf } from './behind-columns.ts';

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

/** The bookings of a figure of the dashboard; their total is the figure. */
export function ResultsBookingsPage(): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const navigate = useNavigate();
  const [{ from, to, side, by, weekday, hour }] = useSearchState(SEARCH);
  const query = useBookingsBehind({ from, to, weekday, hour });
  const { data } = query;
  const rows = useMemo(() => data?.filter((row) => side === 'amount' || row[side] !== 0), [data, side]);
  const clients = useMemo(() => data && clientsOf(data), [data]);
  const columns = useMemo(() => bookingColumns(side), [side]);
  const totals = useMemo(
    () =>
      (found: readonly { readonly amount: number }[], { t: text, formats }: FormattingContext) => [
        {
          id: 'total',
          label: text(TOTALS.amount),
          value: formats.formatMoney(sumMoney(found.map(({ amount }) => amount))),
        },
      ],
    [],
  );
  const sideTotals = useMemo(
    () =>
      (found: readonly BookingBehind[], { t: text, formats }: FormattingContext) => [
        { id: 'total', label: text(TOTALS[side]), value: formats.formatMoney(sumMoney(found.map((row) => row[side]))) },
      ],
    [side],
  );
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
          totals={totals}
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
