import { addDays, type IsoDate } from '../time/date.ts';
import type { WallClock } from '../time/brussels.ts';
import { MINUTES_A_DAY, minutesOf, parseSlots, SLOTS } from '../time/clock.ts';
import { midnightOf, wallMinutes } from '../time/elapsed.ts';
import { freeAt, occupiesDriver, type PlannedTrip } from './planned-trip.ts';

/** Slots of a day in which a driver is NOT available (specification/drivers.md#availability), ascending. */
export type UnavailableSlots = (driverId: number, date: IsoDate) => readonly number[];

/** A day of a driver in the availability lists. */
export interface UnavailableRow {
  readonly driverId: number;
  readonly date: IsoDate;
  readonly available: string | null;
}

const NONE: readonly number[] = [];

/** Looks up the rows of the availability lists; a day without a row is free. */
export function unavailableSlots(rows: readonly UnavailableRow[]): UnavailableSlots {
  const days = new Map(rows.map(({ driverId, date, available }) => [`${driverId} ${date}`, available]));
  return (driverId, date) => {
    const available = days.get(`${driverId} ${date}`);
    return available ? parseSlots(available) : NONE;
  };
}

/** A slot that a trip overlaps although its driver is not available; the whole day when `slot` is null. */
export interface OverlappedSlot {
  readonly date: IsoDate;
  readonly slot: number | null;
}

const slotMinutes = SLOTS.map(({ index, from, to }) => ({ index, from: minutesOf(from), to: minutesOf(to) }));

/** Marked slots that a trip overlaps, by time. A driver with all slots marked has the whole day off: one entry, also for a trip outside the slots. */
export function overlappedSlots(trip: PlannedTrip, unavailable: UnavailableSlots): OverlappedSlot[] {
  const overlapped: OverlappedSlot[] = [];
  const { driverId, date } = trip;
  const [start, end] = [wallMinutes(date, trip.start), wallMinutes(date, freeAt(trip))];
  for (let day = Math.floor(start / MINUTES_A_DAY); day * MINUTES_A_DAY < end; day++) {
    const [on, midnight] = [day === 0 ? date : addDays(date, day), day * MINUTES_A_DAY];
    const marked = unavailable(driverId, on);
    if (marked.length === SLOTS.length) overlapped.push({ date: on, slot: null });
    else if (marked.length > 0) {
      for (const { index, from, to } of slotMinutes) {
        if (marked.includes(index) && start < midnight + to && end > midnight + from)
          overlapped.push({ date: on, slot: index });
      }
    }
  }
  return overlapped;
}

/**
 * Trips of a driver who is not available then, and from which he is not free yet: to be reassigned when leave or unavailable slots are saved.
 * @param dates days of the slots; all days when missing
 */
export const tripsWhileUnavailable = (
  trips: readonly PlannedTrip[],
  unavailable: UnavailableSlots,
  now: WallClock,
  dates?: readonly IsoDate[],
): PlannedTrip[] =>
  trips.filter(
    (trip) =>
      occupiesDriver(trip) &&
      midnightOf(trip.date) + freeAt(trip) > midnightOf(now.date) + minutesOf(now.time) &&
      overlappedSlots(trip, unavailable).some(({ date }) => dates?.includes(date) ?? true),
  );
