import { isDriven, type IsoDate } from '@navette/shared/domain';
import { dayOf, minutesBetween } from './board-time.ts';
import type { TimelineDriver } from './timeline-driver.ts';
import type { TimelineTrip } from './timeline-trip.ts';

/** Orders of the rows: by name, by the first trip of the day, or by how long the driver is busy on it, the busiest first. */
export const ROW_ORDERS = ['name', 'first', 'load'] as const;

/** One of {@link ROW_ORDERS}. */
export type RowOrder = (typeof ROW_ORDERS)[number];

/** What a driver has on a day. */
export interface DriverDay {
  /** Trips that are driven: neither canceled nor unfounded. */
  readonly count: number;
  /** Minutes of these. */
  readonly minutes: number;
  /** Board time of the first of them; Infinity without any. */
  readonly first: number;
}

const IDLE: DriverDay = { count: 0, minutes: 0, first: Infinity };

/** Idle drivers from which rows without trips are hidden unless the user wants them, if they are the majority as well. */
const MANY = 8;

/** What each driver has on a day; one whose trips are all canceled is there with none, one without trips is not there. */
export function driverDays(trips: readonly TimelineTrip[], day: IsoDate): ReadonlyMap<number, DriverDay> {
  const { start, end } = dayOf(day);
  const days = new Map<number, DriverDay>();
  for (const { booking, span } of trips) {
    if (span.start >= end || span.end <= start) continue;
    const { count, minutes, first } = days.get(booking.driverId) ?? IDLE;
    const isCounted = isDriven(booking.status) && span.start >= start;
    days.set(
      booking.driverId,
      isCounted
        ? {
            count: count + 1,
            minutes: minutes + minutesBetween(span.start, span.end),
            first: Math.min(first, span.start),
          }
        : { count, minutes, first },
    );
  }
  return days;
}

/** Whether so many drivers have no trip that their rows are in the way. */
export function areManyIdle(drivers: readonly TimelineDriver[], days: ReadonlyMap<number, DriverDay>): boolean {
  const idle = drivers.filter(({ id }) => !days.has(id)).length;
  return idle >= MANY && idle < drivers.length && idle > drivers.length / 2;
}

/**
 * Rows of the board in their order.
 * @param drivers by name
 * @param onlyWithTrips leaves out who has no trip on the day; when nobody has one all are shown
 */
export function boardRows(
  drivers: readonly TimelineDriver[],
  days: ReadonlyMap<number, DriverDay>,
  { order, onlyWithTrips }: { readonly order: RowOrder; readonly onlyWithTrips: boolean },
): readonly TimelineDriver[] {
  const busy = onlyWithTrips ? drivers.filter(({ id }) => days.has(id)) : drivers;
  const shown = busy.length === 0 ? drivers : busy;
  if (order === 'name') return shown;
  const of = ({ id }: TimelineDriver) => days.get(id) ?? IDLE;
  const rank = (driver: TimelineDriver) => (order === 'first' ? of(driver).first : -of(driver).minutes);
  return shown.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}
