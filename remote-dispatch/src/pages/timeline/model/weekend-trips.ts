import { addDays, BookingStatus, isWeekend, startOfWeek, type IsoDate } from '@navette/shared/domain';
import { boardTimeOf, dateAt, dayOf } from './board-time.ts';
import type { TimelineTrip } from './timeline-trip.ts';

/** Trips of a weekend, a day that the date picker skips (specification/timeline.md#window). */
export interface WeekendTrips {
  readonly count: number;
  /** The next of its days with trips; from the last one, the first. */
  readonly date: IsoDate | undefined;
}

/** Trips of the weekend after a day, in the same week; canceled ones don't count. */
export function weekendTrips(trips: readonly TimelineTrip[], day: IsoDate): WeekendTrips {
  const saturday = addDays(startOfWeek(day), 5);
  const [from, until] = [boardTimeOf(saturday), dayOf(addDays(saturday, 1)).end];
  let [count, first, next] = [0, Infinity, Infinity];
  const after = dayOf(day).end;
  for (const { booking, span } of trips) {
    if (span.start < from || span.start >= until || booking.status === BookingStatus.canceled) continue;
    count += 1;
    first = Math.min(first, span.start);
    if (span.start >= after) next = Math.min(next, span.start);
  }
  const start = next === Infinity ? first : next;
  return { count, date: count === 0 ? undefined : dateAt(start) };
}

/** Whether two weekends are equal. */
export const sameWeekend = (one: WeekendTrips, other: WeekendTrips): boolean =>
  one.count === other.count && one.date === other.date;

/** The nearest working day in a direction, the day itself if it is one. */
export const workingDay = (day: IsoDate, direction: -1 | 1 = 1): IsoDate =>
  isWeekend(day) ? workingDay(addDays(day, direction), direction) : day;
