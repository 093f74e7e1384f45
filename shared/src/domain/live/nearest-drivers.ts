import { estimateLeg, roadKm, straightKm, type GeoPlace } from '../distance/estimate.ts';
import { LONGEST_TRIP_KM } from '../distance/limits.ts';
import { Accepted, BookingStatus } from '../booking/enums.ts';
import { CONFLICT_KINDS, conflictsOfTrip, type ConflictKind } from '../planning/conflicts.ts';
import { occupiesDriver, type PlannedTrip, type TripDriver } from '../planning/planned-trip.ts';
import { UNKNOWN_LOADED_SECONDS } from '../planning/trip-span.ts';
import type { UnavailableSlots } from '../planning/unavailable-slots.ts';
import { brusselsNow } from '../time/brussels.ts';
import { midnightOf } from '../time/elapsed.ts';
import { isStalePosition } from './position-age.ts';
import { plannedTimes, runningTrip, tripForecast } from './trip-forecast.ts';

const MINUTE = 60_000;

/** A driver as far as it matters for who is near. */
export interface NearbyDriver extends TripDriver {
  /** Seconds between two positions of the app. */
  readonly refreshTime: number;
  /** The last position, with its ISO time; null when there is none. */
  readonly last: (GeoPlace & { readonly time: string }) | null;
  readonly home: GeoPlace | null;
  /** Pending trips of the driver on that day and the days beside it. */
  readonly trips: readonly PlannedTrip[];
}

/** How soon a driver can be at a place; all of it estimated. */
export interface NearestDriver {
  readonly driverId: number;
  /** Whole minutes until the driver is there, rounded up: until free, and the way from there. */
  readonly minutes: number;
  /** Kilometres by road from where the driver is, or will be when free. */
  readonly distance: number;
  /** When the running trip ends; null for who is free. */
  readonly freeAt: Date | null;
  /** Not known where the driver is: no position, or one older than twice the refresh time (DECISIONS 13). */
  readonly stale: boolean;
  /** Why the driver could hardly take half an hour's trip from there, the gravest first. */
  readonly conflicts: readonly ConflictKind[];
}

interface Question {
  /** When somebody is needed there. */
  readonly at: Date;
  readonly now: Date;
  /** Numbers of the bookings whose passenger is on board. */
  readonly aboard: ReadonlySet<number>;
  readonly unavailable: UnavailableSlots;
}

/**
 * Drivers by how soon they can be at a place. A free one sets out from the last position, or without one from the end of the trip before, else from home; a
 * busy one from the end of the running trip, when that ends. Equal minutes are ordered by the distance, then by the number. Who can't be placed at all, or is no car's trip away, is left out.
 */
export function nearestDrivers(place: GeoPlace, drivers: readonly NearbyDriver[], question: Question): NearestDriver[] {
  return drivers
    .flatMap((driver) => nearness(place, driver, question) ?? [])
    .toSorted(
      (one, other) => one.minutes - other.minutes || one.distance - other.distance || one.driverId - other.driverId,
    );
}

function nearness(place: GeoPlace, driver: NearbyDriver, question: Question): NearestDriver | undefined {
  const { at, now } = question;
  const busy = isAhead(question) ? busyLater(driver, question) : busyNow(driver, question);
  const origin = busy ? busy.at : whereFree(driver, question);
  if (!origin) return undefined;
  const distance = roadKm(straightKm(origin, place));
  if (distance > LONGEST_TRIP_KM) return undefined;
  const leaves = busy ? busy.until : at.getTime();
  const { duration } = estimateLeg(origin, place, brusselsNow(new Date(leaves)));
  const arrival = leaves + duration * 1000;
  return {
    driverId: driver.id,
    minutes: Math.max(0, Math.ceil((arrival - at.getTime()) / MINUTE)),
    distance,
    freeAt: busy ? new Date(busy.until) : null,
    stale: !driver.last || isStalePosition(driver.last.time, driver.refreshTime, now),
    conflicts: conflictsThere(place, driver, { arrival, running: busy?.trip, question }),
  };
}

interface Busy {
  readonly trip: PlannedTrip;
  /** Ms since 1970. */
  readonly until: number;
  readonly at: GeoPlace | null;
}

/** A minute ahead is still now: clocks differ, and requests take a while. */
const isAhead = ({ at, now }: Question): boolean => at.getTime() - now.getTime() > MINUTE;

function busyNow({ trips, last }: NearbyDriver, { at, aboard }: Question): Busy | undefined {
  const trip = runningTrip(trips, aboard, at);
  if (!trip) return undefined;
  const forecast = last && tripForecast(trip, { position: last, charged: aboard.has(trip.id), now: at });
  return { trip, until: forecast?.arrivesAt.getTime() ?? Math.max(at.getTime(), plannedTimes(trip).end), at: trip.to };
}

/** Later on plans are all there is. */
function busyLater({ trips }: NearbyDriver, { at }: Question): Busy | undefined {
  const trip = runningTrip(trips, new Set(), at);
  return trip && { trip, until: plannedTimes(trip).end, at: trip.to };
}

function whereFree(driver: NearbyDriver, question: Question): GeoPlace | null {
  const { at, now } = question;
  const since = isAhead(question) || !driver.last ? endedBetween(driver, driver.last ? now : undefined, at) : undefined;
  return since ?? driver.last ?? driver.home;
}

/** Where the last trip ends that is over by then; today's only when none of the day is asked for. */
function endedBetween({ trips }: NearbyDriver, from: Date | undefined, at: Date): GeoPlace | null | undefined {
  const { date } = brusselsNow(at);
  let last: { readonly end: number; readonly to: GeoPlace | null } | undefined;
  for (const trip of trips) {
    const { end } = plannedTimes(trip);
    if (trip.date !== date || !occupiesDriver(trip) || end > at.getTime() || (from && end <= from.getTime())) continue;
    if (!last || end > last.end) last = { end, to: trip.to };
  }
  return last?.to;
}

/** Number of a trip that is not saved. */
const UNSAVED = -1;

interface There {
  readonly arrival: number;
  readonly running: PlannedTrip | undefined;
  readonly question: Question;
}

function conflictsThere(
  place: GeoPlace,
  driver: NearbyDriver,
  { arrival, running, question }: There,
): readonly ConflictKind[] {
  const { date } = brusselsNow(new Date(arrival));
  const start = Math.floor(arrival / MINUTE) - midnightOf(date);
  const trip: PlannedTrip = {
    id: UNSAVED,
    driverId: driver.id,
    driverActive: driver.active,
    clientId: 0,
    destinationId: 0,
    type: 'simple',
    date,
    start,
    end: start + UNKNOWN_LOADED_SECONDS / 60,
    from: place,
    to: place,
    loadedKm: null,
    status: BookingStatus.pending,
    accepted: Accepted.pending,
    mobility: 'foot',
    vehicle: driver.vehicle,
    papersUntil: driver.papersUntil ?? null,
    linkedId: null,
  };
  // What is over, or running, is in the arrival already.
  const ahead = driver.trips.filter(
    (other) => other.id !== running?.id && plannedTimes(other).end > question.at.getTime(),
  );
  const kinds = new Set(conflictsOfTrip(trip, ahead, question.unavailable).map(({ kind }) => kind));
  return CONFLICT_KINDS.filter((kind) => kinds.has(kind));
}
