import { clientName, BookingStatus } from '@navette/shared/domain';
import { type Formats, type Translate, useT } from '@navette/shared/i18n';
import type { TimelineBooking, TimelineTrip } from '../model/timeline-trip.ts';
import { spanText } from '../model/trip-text.ts';
import { useOnline } from '@navette/shared/api';
import { useCallback } from 'react';

/** One-line description of a trip: client, day, pick-up and appointment, destination. */
export const tripWords = (booking: TimelineBooking, t: Translate, { formatDate, formatTime }: Formats): string =>
  t('planning.trip', {
    id: booking.id,
    client: clientName(booking, 'list'),
    date: formatDate(booking.ap_date),
    time: formatTime(booking.ap_time),
    destination: booking.destination_name ?? '',
  });

/** Finds who, when and where a trip among these is: "Janssens Piet, 08:00–08:40, Clinique Saint-Jean". */
export const otherTripIn =
  (trips: readonly TimelineTrip[]) =>
  (bookingId: number): string | undefined => {
    const trip = trips.find(({ id }) => id === bookingId);
    return (
      trip &&
      [clientName(trip.booking, 'list'), spanText(trip.span), trip.booking.destination_name].filter(Boolean).join(', ')
    );
  };

/** Why a trip can't get another driver or time; undefined when it can. */
export function useWhyFixed(): (trip: TimelineTrip) => string | undefined {
  const t = useT();
  const isOnline = useOnline();
  return useCallback(
    ({ booking }) => {
      if (booking.status !== BookingStatus.pending) return t('timeline.menu.over');
      return isOnline ? undefined : t('form.offline');
    },
    [t, isOnline],
  );
}
