import { BookingStatus, isClockTime, plannedTimes, plannedTrip } from '@navette/shared/domain';
import { routeOrder } from '../../../entities/trip/outlook-trips.ts';
import type { Trip } from '../../../entities/trip/trip-texts.ts';
import { needOfTrip, type Need } from './use-nearest.ts';

/** The trips of the day whose passenger is still to be picked up at a known place, the first one first. */
export function openNeeds(trips: readonly Trip[], now: Date): { readonly trip: Trip; readonly need: Need }[] {
  return routeOrder(trips)
    .filter(({ status, charged, ap_time }) => status === BookingStatus.pending && !charged && isClockTime(ap_time))
    .flatMap((trip) => {
      const planned = plannedTrip(trip);
      const due = new Date(plannedTimes(planned).start);
      return planned.from ? [{ trip, need: needOfTrip(trip, due, planned.from, now) }] : [];
    });
}
