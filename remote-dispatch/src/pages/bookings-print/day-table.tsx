import { clientName, driverName } from '@navette/shared/domain';
import { useFormats, useT, vocabulary, type Translate } from '@navette/shared/i18n';
import { bookingStatusStyles } from '@navette/shared/ui';
import { PaperSection, PaperTable, type PaperColumn } from '@navette/shared/ui-document';
import { useMemo, type ReactNode } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { TripTime } from '../../paper/trip-time.tsx';
import type { DayOfTrips } from './by-day.ts';

const endsOf = ({ type, pick_address, destination_name }: BookingRow): readonly (string | null)[] =>
  type === 'back' ? [destination_name, pick_address] : [pick_address, destination_name];

const columnsOf = (t: Translate): readonly PaperColumn<BookingRow>[] => [
  { header: 'bookings.column.id', width: '8%', cell: ({ id }) => id },
  { header: 'daySheet.time', width: '12%', cell: (trip) => <TripTime trip={trip} /> },
  { header: 'daySheet.client', width: '19%', cell: (trip) => clientName(trip, 'list') },
  { header: 'daySheet.from', width: '19%', cell: (trip) => endsOf(trip)[0] },
  { header: 'daySheet.to', width: '18%', cell: (trip) => endsOf(trip)[1] },
  { header: 'bookings.column.driver', width: '12%', cell: (trip) => driverName(trip, 'list') },
  {
    header: 'bookings.column.status',
    width: '12%',
    cell: ({ type, status }) => (
      <>
        {t(vocabulary.bookingType(type))}
        <br />
        {t(bookingStatusStyles[status].label)}
      </>
    ),
  },
];

/** One day of the printed list. */
export function DayTable({ day: { date, trips } }: { readonly day: DayOfTrips }): ReactNode {
  const t = useT();
  const { formatDate, formatLongDate } = useFormats();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <PaperSection level="part" title={formatLongDate(date)}>
      <PaperTable
        running={`${t('bookings.print.title')} · ${formatDate(date)}`}
        columns={columns}
        rows={trips}
        rowKey={({ id }) => id}
      />
    </PaperSection>
  );
}
