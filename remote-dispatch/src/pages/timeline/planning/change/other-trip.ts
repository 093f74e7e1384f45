import { clientName } from '@navette/shared/domain';
import { spanText } from '../../model/trip-text.ts';
import type { TimelineTrip } from '../../model/timeline-trip.ts';

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
