import { estimateLeg, type GeoPlace } from '../distance/estimate.ts';
import { PICK_UP_GRACE } from '../planning/trip-progress.ts';
import { LEAST_STOP_MINUTES } from '../planning/trip-span.ts';
import { freeAt, occupiesDriver, type PlannedTrip } from '../planning/planned-trip.ts';
import { brusselsNow } from '../time/brussels.ts';
import { midnightOf } from '../time/elapsed.ts';

const MINUTE = 60_000;

/** Planned begin and end of a trip, and when its driver is free again (`freeAt`), ms since 1970. */
export function plannedTimes(trip: Pick<PlannedTrip, 'date' | 'start' | 'end' | 'free'>): {
  readonly start: number;
  readonly end: number;
  readonly free: number;
} {
  const instantOf = (minute: number): number => (midnightOf(trip.date) + minute) * MINUTE;
  return { start: instantOf(trip.start), end: instantOf(trip.end), free: instantOf(freeAt(trip)) };
}

/**
 * Current trip of a driver: the one with its passenger on board, else the one that should be under way. `undefined` between trips.
 * @param trips of one driver
 * @param aboard ids of the bookings with their passenger on board
 */
export function runningTrip(
  trips: readonly PlannedTrip[],
  aboard: ReadonlySet<number>,
  at: Date,
): PlannedTrip | undefined {
  const taken = trips.filter(occupiesDriver);
  const now = at.getTime();
  const underWay = (trip: PlannedTrip): boolean => {
    const { start, free } = plannedTimes(trip);
    return start <= now && now < free;
  };
  return taken.find(({ id }) => aboard.has(id)) ?? taken.find(underWay);
}

/** Estimated times of a running or next trip, from the driver's position. */
export interface TripForecast {
  /** Arrival at the pick-up, not before the planned time; null once the passenger is on board. */
  readonly pickUpAt: Date | null;
  /** Time at which the driver is free again: at the destination, or back home where the trip covers the return. */
  readonly arrivesAt: Date;
  /** Whole minutes that the passenger waits at the pick-up or is late for the appointment, whichever is more; 0 when on time. */
  readonly lateMinutes: number;
  /** Late by more than the pick-up grace: somebody should act now. */
  readonly willBeLate: boolean;
}

/** Estimated milliseconds by road. */
export const roadTime = (from: GeoPlace, to: GeoPlace, at: number): number =>
  estimateLeg(from, to, brusselsNow(new Date(at))).duration * 1000;

const isSame = (one: GeoPlace, other: GeoPlace): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/**
 * Forecast of a trip whose driver does nothing before. `undefined` when one of its places is unknown.
 *
 * - Before the pick-up: from the position to the pick-up, and on from there.
 * - With the passenger on board: from the position to the end. A trip that covers the return ends at its planned time at the earliest, since the
 *   position does not tell its direction.
 *
 * A way home has no appointment to be late for, only a pick-up.
 * @param position position of the driver
 */
export const tripForecast = (
  trip: PlannedTrip,
  { position, charged, now }: { readonly position: GeoPlace; readonly charged: boolean; readonly now: Date },
): TripForecast | undefined => forecastStops(stopsOf(trip, charged), { position, now, roadTime }).get(trip.id);

/** A stop that a driver has ahead. */
export interface StopAhead {
  readonly trip: PlannedTrip;
  readonly kind: 'pickUp' | 'dropOff';
  readonly place: GeoPlace;
}

/** Hours before its pick-up from which a trip is part of the stops ahead: later ones depend on what is planned until then. */
const AHEAD_HOURS = 2;

/** Minutes after its planned end from which a trip without its passenger on board is forgotten by its driver's app rather than late. */
const FORGOTTEN_MINUTES = 60;

/**
 * Stops of a driver from now on: trips that are under way, should be, or begin within two hours. One trip is driven after the other, by planned
 * pick-up; a client who shares rides leaves the car at the planned time, so that others may get in before. Trips with an unknown place are left out.
 * @param trips of one driver
 * @param aboard ids of the bookings with their passenger on board
 */
export function stopsAhead(trips: readonly PlannedTrip[], aboard: ReadonlySet<number>, now: Date): StopAhead[] {
  const at = now.getTime();
  const isAhead = (trip: PlannedTrip): boolean => {
    const { start, free } = plannedTimes(trip);
    return aboard.has(trip.id) || (start < at + AHEAD_HOURS * 60 * MINUTE && at < free + FORGOTTEN_MINUTES * MINUTE);
  };
  return trips
    .filter(occupiesDriver)
    .filter(isAhead)
    .flatMap((trip) => stopsOf(trip, aboard.has(trip.id)))
    .toSorted((one, other) => turnOf(one, aboard) - turnOf(other, aboard));
}

/** Decides the order of stops. */
function turnOf({ trip, kind }: StopAhead, aboard: ReadonlySet<number>): number {
  const { start, free } = plannedTimes(trip);
  if (kind === 'dropOff' && trip.shares === true) return free;
  return aboard.has(trip.id) ? 0 : start;
}

const stopsOf = (trip: PlannedTrip, charged: boolean): StopAhead[] => {
  const { from, to } = trip;
  if (!from || !to) return [];
  const dropOff: StopAhead = { trip, kind: 'dropOff', place: to };
  return charged ? [dropOff] : [{ trip, kind: 'pickUp', place: from }, dropOff];
};

interface Driving {
  readonly position: GeoPlace;
  readonly now: Date;
  /**
   * Milliseconds from one place to the next when leaving then, ms since 1970.
   * @param index of the stop that is driven to
   */
  readonly roadTime: (from: GeoPlace, to: GeoPlace, at: number, index: number) => number;
}

/** Forecast of the trips of one driver, by id of the booking, when the stops are driven one after the other from the position. */
export function forecastStops(
  stops: readonly StopAhead[],
  { position, now, roadTime: timeOf }: Driving,
): ReadonlyMap<number, TripForecast> {
  const forecasts = new Map<number, TripForecast>();
  const pickUps = new Map<number, number>();
  let [place, at] = [position, now.getTime()];
  for (const [index, { trip, kind, place: next }] of stops.entries()) {
    const { start, end } = plannedTimes(trip);
    const arrival = at + timeOf(place, next, at, index);
    place = next;
    if (kind === 'pickUp') {
      at = Math.max(start, arrival);
      pickUps.set(trip.id, at);
      continue;
    }
    const pickUp = pickUps.get(trip.id) ?? null;
    const coversReturn = trip.from !== null && isSame(trip.from, next);
    const arrives = coversReturn ? Math.max(end, pickUp === null ? at : pickUp + (end - start)) : arrival;
    const waits = pickUp === null ? 0 : pickUp - start;
    const misses = trip.type === 'back' || coversReturn ? 0 : arrives - end;
    const lateMinutes = Math.max(0, Math.floor(Math.max(waits, misses) / MINUTE));
    forecasts.set(trip.id, {
      pickUpAt: pickUp === null ? null : new Date(pickUp),
      arrivesAt: new Date(arrives),
      lateMinutes,
      willBeLate: lateMinutes > PICK_UP_GRACE,
    });
    at = arrives + LEAST_STOP_MINUTES[trip.mobility] * MINUTE;
  }
  return forecasts;
}

/** A trip of the day with the fields that tell its progress. */
export interface OutlookTrip extends PlannedTrip {
  /** The passenger is on board. */
  readonly charged: boolean;
}
