import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { fullName } from '../../bookings/full-name.ts';
import { TripTime } from '../../paper/trip-time.tsx';

/** One trip of a day sheet: when, whom, from where to where, and what the driver must know. */
export function TripLine({ trip }: { readonly trip: BookingRow }): ReactNode {
  const t = useT();
  const { formatPhone } = useFormats();
  const isHome = trip.type === 'back';
  const there = [trip.destination_name, trip.destination_fullAddress].filter(Boolean).join(', ');
  const [from, to] = isHome ? [there, trip.pick_address] : [trip.pick_address, there];
  const phone = trip.client_mobile ?? trip.client_tel;
  return (
    <tr>
      <td>
        <TripTime trip={trip} />
      </td>
      <td>
        <strong>{fullName(trip.client_lastname, trip.client_firstname)}</strong>
        <br />
        <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(phone)}</span>
      </td>
      <td>{from}</td>
      <td>{to}</td>
      <td>
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
      </td>
    </tr>
  );
}
