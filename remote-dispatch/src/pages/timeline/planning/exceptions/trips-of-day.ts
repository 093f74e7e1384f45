import type { IsoDate } from '@navette/shared/domain';
import { dayOf } from '../../model/board-time.ts';
import type { TimelineTrip } from '../../model/timeline-trip.ts';

/** Trips whose appointment or start is on a day. */
export function tripsOfDay(trips: readonly TimelineTrip[], day: IsoDate): readonly TimelineTrip[] {
  const { start, end } = dayOf(day);
  return trips.filter(({ booking, span }) => booking.ap_date === day || (span.start >= start && span.start < end));
}
