import { waitsForDriver, type IsoDate } from '@navette/shared/domain';
import type { TimelineTrip } from '../../model/timeline-trip.ts';
import { tripsOfDay } from '../exceptions/trips-of-day.ts';

/**
 * Trips of a day without a certain driver, by start: none was asked, the driver refused, or has left (specification/bookings.md#drivers-answer).
 * Canceled and closed trips need none.
 */
export const tripsToAssign = (trips: readonly TimelineTrip[], day: IsoDate): readonly TimelineTrip[] =>
  tripsOfDay(trips, day)
    .filter(({ booking: { accepted, driver_active, status } }) => waitsForDriver(status, accepted, driver_active))
    .toSorted((one, other) => one.span.start - other.span.start);
