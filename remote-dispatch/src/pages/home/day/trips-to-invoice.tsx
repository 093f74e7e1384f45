import { bookingsTotal } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { bookingColumns } from '@navette/shared/ui-booking';
import { DataTable, type FormattingContext, type TableTotal } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import { useTripsToInvoice } from './day-requests.ts';

const SORT = { column: 'client', descending: false } as const;
const THEN_BY = [{ column: 'date', descending: false }] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const columns = bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type', 'amount'], {});
const keyOf = ({ id }: BookingRow) => id;
const totalsOf = (found: readonly BookingRow[], { t, formats }: FormattingContext): TableTotal[] => [
  { id: 'amount', label: t('bookings.total'), value: formats.formatMoney(bookingsTotal(found)) },
];

/** Closed trips of last month that the client pays by invoice and that are on none yet, for accounting. */
export function TripsToInvoice(): ReactNode {
  const t = useT();
  const query = useTripsToInvoice();
  return (
    <DataTable
      tableId="tripsToInvoice"
      label={t('home.toInvoice')}
      columns={columns}
      rows={query.data}
      load={query}
      rowKey={keyOf}
      defaultSort={SORT}
      thenBy={THEN_BY}
      pageSizes={PAGE_SIZES}
      totals={totalsOf}
      csvName="to-invoice"
      emptyText={t('home.toInvoice.empty')}
    />
  );
}
