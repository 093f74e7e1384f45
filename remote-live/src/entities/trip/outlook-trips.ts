import { isClockTime, plannedTrip, tripOutlook, type OutlookTrip, type TripOutlook } from '@navette/shared/domain';
import type { Position } from '@navette/shared/ui-map';
import type { Trip } from './trip-texts.ts';

/** The trips of one driver, in driving order; bookings without a time of day are left out. */
export const routeOrder = (trips: readonly Trip[]): Trip[] =>
  trips
    .filter(({ ap_time }) => isClockTime(ap_time))
    .map((trip) => ({ trip, start: plannedTrip(trip).start }))
    .toSorted((one, other) => one.start - other.start || one.trip.id - other.trip.id)
    .map(({ trip }) => trip);

const planned = (trip: Trip): OutlookTrip => ({ ...plannedTrip(trip), charged: trip.charged });

/** Next step of the driver of these trips (see `tripOutlook`). */
export const outlookOf = (trips: readonly Trip[], position: Position | undefined, now: Date): TripOutlook | undefined =>
  tripOutlook(routeOrder(trips).map(planned), position, now);
