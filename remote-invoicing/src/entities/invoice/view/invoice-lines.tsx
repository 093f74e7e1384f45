import { sumMoney } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Stack } from '@navette/shared/ui';
import { bookingColumns, type BookingRow } from '@navette/shared/ui-booking';
import { DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { MONEY_COLUMNS } from '../../wallet/booking-money-columns.ts';
import { linesOf } from '../../document/document-queries.ts';
import type { InvoiceCalls } from '../calls/invoice-calls.ts';

const { price, waitPrice, duration, distance, total } = MONEY_COLUMNS;
const COLUMNS: readonly TableColumn<BookingRow>[] = [
  ...bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type']),
  price,
  waitPrice,
  ...bookingColumns(['wait']),
  duration,
  distance,
  // Without parking, which is shown separately, as on paper.
  total,
  ...bookingColumns(['parking']),
  ...bookingColumns(['invoice']),
];
const SORT = { column: 'date', descending: false } as const;
const PAGE_SIZES = ['all', 20, 50] as const;
/** Lines and, on a client's invoice, parking; with the fee they add up to its amount. */
const totalsOf =
  ({ kind }: InvoiceCalls) =>
  (found: readonly BookingRow[], { t, formats }: FormattingContext) => {
    const parking = kind === 'client' ? sumMoney(found.map(({ ticket_price }) => ticket_price)) : 0;
    return [
      {
        id: 'lines',
        label: t('wallet.bookings'),
        value: formats.formatMoney(sumMoney(found.map((line) => line.total))),
      },
      ...(parking === 0
        ? []
        : [{ id: 'parking', label: t('monthEnd.sum.parking'), value: formats.formatMoney(parking) }]),
    ];
  };
const keyOf = ({ id }: BookingRow) => id;

interface InvoiceLinesProps {
  readonly calls: InvoiceCalls;
  readonly id: number;
  readonly payerId: number;
}

/** The bookings of an invoice, as they were when it was issued (specification/invoices.md#archives). */
export function InvoiceLines({ calls, id, payerId }: InvoiceLinesProps): ReactNode {
  const t = useT();
  const totals = useMemo(() => totalsOf(calls), [calls]);
  const query = useQuery(linesOf(calls, id, payerId));
  return (
    <Stack gap="3" height="60vh">
      <DataTable
        tableId="invoice-lines"
        address="none"
        label={t('invoice.lines')}
        columns={COLUMNS}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        totals={totals}
        emptyText={t('wallet.bookings.empty')}
      />
    </Stack>
  );
}
