import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { bookingStatusLooks, Box, Heading } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { fullName } from '../../bookings/full-name.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { PaperTable } from '../../paper/paper-table.tsx';
import { TripTime } from '../../paper/trip-time.tsx';
import type { DayOfTrips } from './by-day.ts';

const COLUMNS = [
  { header: 'bookings.column.id', width: '8%' },
  { header: 'daySheet.time', width: '12%' },
  { header: 'daySheet.client', width: '19%' },
  { header: 'daySheet.from', width: '19%' },
  { header: 'daySheet.to', width: '18%' },
  { header: 'bookings.column.driver', width: '12%' },
  { header: 'bookings.column.status', width: '12%' },
] as const;

/** One day of the printed list. */
export function DayTable({ day: { date, trips } }: { readonly day: DayOfTrips }): ReactNode {
  const t = useT();
  const { formatDate, formatLongDate } = useFormats();
  return (
    <Box as="section" marginBottom="5">
      <Heading as="h2" size="sm" css={{ breakAfter: 'avoid' }}>
        {formatLongDate(date)}
      </Heading>
      <PaperTable running={`${t('bookings.print.title')} · ${formatDate(date)}`} columns={COLUMNS}>
        {trips.map((trip) => (
          <Trip key={trip.id} trip={trip} />
        ))}
      </PaperTable>
    </Box>
  );
}

function Trip({ trip }: { readonly trip: BookingRow }): ReactNode {
  const t = useT();
  const { id, type, pick_address, destination_name, status } = trip;
  const places = [pick_address, destination_name];
  const [from, to] = type === 'back' ? places.toReversed() : places;
  return (
    <tr>
      <td>{id}</td>
      <td>
        <TripTime trip={trip} />
      </td>
      <td>{fullName(trip.client_lastname, trip.client_firstname)}</td>
      <td>{from}</td>
      <td>{to}</td>
      <td>{fullName(trip.driver_lastname, trip.driver_firstname)}</td>
      <td>
        {t(vocabulary.bookingType(type))}
        <br />
        {t(bookingStatusLooks[status].label)}
      </td>
    </tr>
  );
}
