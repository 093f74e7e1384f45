import { clientName } from '@navette/shared/domain';
import type { Formats, Translate } from '@navette/shared/i18n';
import type { TimelineBooking } from '../../model/timeline-trip.ts';

/** One-line description of a trip: client, day, pick-up and appointment, destination. */
export const tripWords = (booking: TimelineBooking, t: Translate, { formatDate, formatTime }: Formats): string =>
  t('planning.trip', {
    id: booking.id,
    client: clientName(booking, 'list'),
    date: formatDate(booking.ap_date),
    time: formatTime(booking.ap_time),
    destination: booking.destination_name ?? '',
  });
