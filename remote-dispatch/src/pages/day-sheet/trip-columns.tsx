import { amountToCollect, clientName, hasCompanion, tripMobility } from '@navette/shared/domain';
import { vocabulary, type Formats, type Translate } from '@navette/shared/i18n';
import type { PaperColumn } from '@navette/shared/ui-document';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { TripTime } from '../../paper/trip-time.tsx';

function endsOf(trip: BookingRow): readonly string[] {
  const there = [trip.destination_name, trip.destination_fullAddress].filter(Boolean).join(', ');
  return trip.type === 'back' ? [there, trip.pick_address] : [trip.pick_address, there];
}

/** Mobility and companion, if they matter to the driver; empty for a client on foot and alone. */
function travelWords(trip: BookingRow, t: Translate): string {
  const mobility = tripMobility(trip);
  const words = [
    mobility !== 'foot' && t(vocabulary.mobility(mobility)),
    hasCompanion(trip) && t('daySheet.companion'),
  ];
  return words.filter(Boolean).join(', ');
}

/** Remarks for the driver about the client and this trip; once when they are equal. */
const remarksOf = ({ client_info, info }: BookingRow): readonly string[] => [
  ...new Set([client_info, info].flatMap((remark) => remark?.trim() || [])),
];

/** Columns of a day sheet: time, client, both addresses, notes for the driver, and what to collect. */
export const tripColumns = (
  t: Translate,
  { formatMoney, formatPhone }: Formats,
): readonly PaperColumn<BookingRow>[] => [
  { header: 'daySheet.time', width: '11%', cell: (trip) => <TripTime trip={trip} /> },
  {
    header: 'daySheet.client',
    width: '19%',
    cell: (trip) => (
      <>
        <strong>{clientName(trip, 'list')}</strong>
        <br />
        <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(trip.client_mobile ?? trip.client_tel)}</span>
        {travelWords(trip, t) !== '' && (
          <>
            <br />
            <strong>{travelWords(trip, t)}</strong>
          </>
        )}
      </>
    ),
  },
  { header: 'daySheet.from', width: '20%', cell: (trip) => endsOf(trip)[0] },
  { header: 'daySheet.to', width: '20%', cell: (trip) => endsOf(trip)[1] },
  {
    header: 'daySheet.notes',
    width: '19%',
    cell: (trip) => (
      <>
        {t(vocabulary.bookingType(trip.type))}
        {trip.back && ` + ${t(vocabulary.bookingType('back'))}`}
        {trip.ap_waittime !== '0' && ` · ${t('daySheet.wait', { time: trip.ap_waittime })}`}
        {trip.certificateNeeded && ` · ${t('daySheet.certificate')}`}
        {remarksOf(trip).map((remark) => (
          <div key={remark}>{remark}</div>
        ))}
      </>
    ),
  },
  {
    header: 'daySheet.collect',
    width: '11%',
    cell: (trip) => (amountToCollect(trip) > 0 ? <strong>{formatMoney(amountToCollect(trip))}</strong> : '–'),
  },
];
