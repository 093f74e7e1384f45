import { estimateLeg, type GeoPlace } from '../distance/estimate.ts';
import { PICK_UP_GRACE } from '../planning/lateness.ts';
import { occupiesDriver, type PlannedTrip } from '../planning/planned-trip.ts';
import { brusselsNow } from '../time/brussels.ts';
import { midnightOf } from '../time/elapsed.ts';

const MINUTE = 60_000;

/** When a trip begins and ends as planned, ms since 1970. */
export function plannedTimes({ date, start, end }: Pick<PlannedTrip, 'date' | 'start' | 'end'>): {
  readonly start: number;
  readonly end: number;
} {
  const midnight = midnightOf(date);
  return { start: (midnight + start) * MINUTE, end: (midnight + end) * MINUTE };
}

/**
 * The trip a driver is on: the one whose passenger is on board, else the one that should be under way. `undefined` between trips.
 * @param trips of one driver
 * @param aboard numbers of the bookings whose passenger is on board
 */
export function runningTrip(
  trips: readonly PlannedTrip[],
  aboard: ReadonlySet<number>,
  at: Date,
): PlannedTrip | undefined {
  const taken = trips.filter(occupiesDriver);
  const now = at.getTime();
  const underWay = (trip: PlannedTrip): boolean => {
    const { start, end } = plannedTimes(trip);
    return start <= now && now < end;
  };
  return taken.find(({ id }) => aboard.has(id)) ?? taken.find(underWay);
}

/** When a trip that is under way or next will be done, from where its driver is; all of it estimated. */
export interface TripForecast {
  /** When the driver is at the pick-up, at the planned time at the earliest; null once the passenger is on board. */
  readonly pickUpAt: Date | null;
  /** When the driver is free again: at the destination, or home with the client where the trip covers the return. */
  readonly arrivesAt: Date;
  /** Whole minutes that the passenger waits at the pick-up or comes too late to the appointment, the more of both; 0 in time. */
  readonly lateMinutes: number;
  /** Late by more than the grace of a pick-up: to be acted upon before it is. */
  readonly willBeLate: boolean;
}

/** Estimated milliseconds by road. */
export const roadTime = (from: GeoPlace, to: GeoPlace, at: number): number =>
  estimateLeg(from, to, brusselsNow(new Date(at))).duration * 1000;

const isSame = (one: GeoPlace, other: GeoPlace): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/**
 * What becomes of a trip. `undefined` when a place of it is unknown.
 *
 * - Before the pick-up: from the position to the pick-up, and on from there.
 * - With the passenger on board: from the position to the end. A trip that covers the return ends as planned at the earliest, since the position does not
 *   tell which way it goes.
 *
 * A way home has no appointment to be late for, only a pick-up.
 * @param position where the driver is
 */
export function tripForecast(
  trip: PlannedTrip,
  { position, charged, now }: { readonly position: GeoPlace; readonly charged: boolean; readonly now: Date },
): TripForecast | undefined {
  const { from, to } = trip;
  if (!from || !to) return undefined;
  const { start, end } = plannedTimes(trip);
  const at = now.getTime();
  const coversReturn = isSame(from, to);
  const pickUp = charged ? null : Math.max(start, at + roadTime(position, from, at));
  const arrival = pickUp === null ? at + roadTime(position, to, at) : pickUp + roadTime(from, to, pickUp);
  const arrives = coversReturn ? Math.max(end, pickUp === null ? at : pickUp + (end - start)) : arrival;
  const waits = pickUp === null ? 0 : pickUp - start;
  const misses = trip.type === 'back' || coversReturn ? 0 : arrives - end;
  const lateMinutes = Math.max(0, Math.floor(Math.max(waits, misses) / MINUTE));
  return {
    pickUpAt: pickUp === null ? null : new Date(pickUp),
    arrivesAt: new Date(arrives),
    lateMinutes,
    willBeLate: lateMinutes > PICK_UP_GRACE,
  };
}
