import type { Formats, Translate } from '@navette/shared/i18n';
import { fullName } from '../../../../bookings/full-name.ts';
import type { TimelineBooking } from '../../model/timeline-trip.ts';

/** The trip in a line: client, day, pick-up and appointment, destination. */
export const tripWords = (booking: TimelineBooking, t: Translate, { formatDate, formatTime }: Formats): string =>
  t('planning.trip', {
    id: booking.id,
    client: fullName(booking.client_lastname, booking.client_firstname),
    date: formatDate(booking.ap_date),
    time: formatTime(booking.ap_time),
    destination: booking.destination_name ?? '',
  });
