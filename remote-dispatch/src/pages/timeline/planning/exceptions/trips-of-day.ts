import type { IsoDate } from '@navette/shared/domain';
import { clockAt } from '../../model/board-time.ts';
import type { TimelineTrip } from '../../model/timeline-trip.ts';

/** The trips whose appointment is on a day, or which begin on it. */
export const tripsOfDay = (trips: readonly TimelineTrip[], day: IsoDate): readonly TimelineTrip[] =>
  trips.filter(({ booking, span }) => booking.ap_date === day || clockAt(span.start).date === day);
