import { clientName } from '@navette/shared/domain';
import { vocabulary, type Formats, type Translate } from '@navette/shared/i18n';
import type { PaperColumn } from '@navette/shared/ui-document';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { TripTime } from '../../paper/trip-time.tsx';

function endsOf(trip: BookingRow): readonly string[] {
  const there = [trip.destination_name, trip.destination_fullAddress].filter(Boolean).join(', ');
  return trip.type === 'back' ? [there, trip.pick_address] : [trip.pick_address, there];
}

/** Columns of a day sheet: time, client, both addresses, and notes for the driver. */
export const tripColumns = (t: Translate, { formatPhone }: Formats): readonly PaperColumn<BookingRow>[] => [
  { header: 'daySheet.time', width: '13%', cell: (trip) => <TripTime trip={trip} /> },
  {
    header: 'daySheet.client',
    width: '21%',
    cell: (trip) => (
      <>
        <strong>{clientName(trip, 'list')}</strong>
        <br />
        <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(trip.client_mobile ?? trip.client_tel)}</span>
      </>
    ),
  },
  { header: 'daySheet.from', width: '22%', cell: (trip) => endsOf(trip)[0] },
  { header: 'daySheet.to', width: '22%', cell: (trip) => endsOf(trip)[1] },
  {
    header: 'daySheet.notes',
    width: '22%',
    cell: (trip) => (
      <>
        {t(vocabulary.bookingType(trip.type))}
        {trip.back && ` + ${t(vocabulary.bookingType('back'))}`}
        {trip.ap_waittime !== '0' && ` · ${t('daySheet.wait', { time: trip.ap_waittime })}`}
        {trip.certificateNeeded && ` · ${t('daySheet.certificate')}`}
        {trip.info !== null && trip.info !== '' && (
          <>
            <br />
            {trip.info}
          </>
        )}
      </>
    ),
  },
];
