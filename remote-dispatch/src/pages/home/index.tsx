import { brusselsToday, bookingsTotal } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Flex, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { OfficePage } from '../../office/office-page.tsx';
import { DayProblems } from './day-problems.tsx';
import { FirstSteps } from './first-steps.tsx';
import { DayFigures, useTripsToInvoice } from './day-figures.tsx';
import { DataTable, type FormattingContext, type TableTotal, bookingColumns } from '@navette/shared/ui-table';
import type { BookingRow } from '../../bookings/booking-row.ts';

/** Home page of all users: the figures of the day, daily reports and tasks (specification/office.md#home). */
export default function HomePage(): ReactNode {
  const t = useT();
  const { formatLongDate } = useFormats();
  const invoices = useCan(['invoice', 'walletclient']);
  const dispatches = useCan(['booking', 'timeline']);
  const setsUp = useCan('settings');
  return (
    <OfficePage
      title={t('home.title')}
      aside={<Text tone="muted">{formatLongDate(brusselsToday())}</Text>}
      above={
        <>
          {setsUp && <FirstSteps />}
          <DayFigures />
          {dispatches && <DayProblems />}
        </>
      }
      toInvoice={
        invoices && (
          // The figure above leads here.
          <Flex id="toInvoice" tabIndex={-1} direction="column" flex="1 1 auto" minHeight="0" gap="3">
            <TripsToInvoice />
          </Flex>
        )
      }
    />
  );
}

const SORT = { column: 'client', descending: false } as const;
const THEN_BY = [{ column: 'date', descending: false }] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const columns = bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type', 'amount'], {});
const keyOf = ({ id }: BookingRow) => id;
const totalsOf = (found: readonly BookingRow[], { t, formats }: FormattingContext): TableTotal[] => [
  { id: 'amount', label: t('bookings.total'), value: formats.formatMoney(bookingsTotal(found)) },
];

/** Closed trips of last month that the client pays by invoice and that are on none yet, for accounting. */
function TripsToInvoice(): ReactNode {
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
