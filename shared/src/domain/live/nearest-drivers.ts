import { estimateLeg, roadKm, straightKm, type GeoPlace, LONGEST_TRIP_KM } from '../distance/estimate.ts';
import { Accepted, BookingStatus } from '../booking/enums.ts';
import { CONFLICT_KINDS, conflictsOfTrip, type ConflictKind } from '../planning/conflicts.ts';
import { occupiesDriver, type PlannedTrip, type TripDriver } from '../planning/planned-trip.ts';
import { UNKNOWN_LOADED_SECONDS } from '../planning/trip-span.ts';
import type { UnavailableSlots } from '../planning/unavailable-slots.ts';
import { brusselsNow } from '../time/brussels.ts';
import { midnightOf } from '../time/elapsed.ts';
import { isStalePosition } from './position.ts';
import { plannedTimes, runningTrip, tripForecast } from './trip-forecast.ts';

const MINUTE = 60_000;

/** Fields of a driver that decide how near they are. */
export interface NearbyDriver extends TripDriver {
  /** Seconds between two position reports of the app. */
  readonly refreshTime: number;
  /** The last position, with its ISO time; null when there is none. */
  readonly last: (GeoPlace & { readonly time: string }) | null;
  readonly home: GeoPlace | null;
  /** Pending trips of the driver on that day and the adjacent days. */
  readonly trips: readonly PlannedTrip[];
}

/** Estimated arrival of a driver at a place. */
export interface NearestDriver {
  readonly driverId: number;
  /** Minutes until the driver is there, rounded up: until free, plus the way from there. */
  readonly minutes: number;
  /** Kilometres by road from the driver's position, or from the end of the running trip. */
  readonly distance: number;
  /** When the client of the running trip has left the car; null for a free driver. */
  readonly freeAt: Date | null;
  /** The position is unknown or older than twice the refresh time (specification/live.md#positions). */
  readonly stale: boolean;
  /** Conflicts of the trip, the most severe first: the same as on the board. */
  readonly conflicts: readonly ConflictKind[];
}

interface Question {
  /** Time at which a driver is needed. */
  readonly at: Date;
  readonly now: Date;
  /** Ids of the bookings with their passenger on board. */
  readonly aboard: ReadonlySet<number>;
  readonly unavailable: UnavailableSlots;
  /** Trip that needs a driver; a trip of half an hour when missing. */
  readonly trip?: PlannedTrip | undefined;
}

/**
 * Drivers by estimated arrival at a place. A free one starts from the last position, or without one from the end of the trip before, else from home;
 * a busy one from the end of the running trip. Equal minutes are ordered by distance, then by id. Drivers without any known place, or out of reach by
 * car, are left out.
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
  const busy = isAhead(question) ? busyLater(driver, question) : occupation(driver, question);
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

/** Up to a minute ahead counts as now: clocks differ, and requests take time. */
const isAhead = ({ at, now }: Question): boolean => at.getTime() - now.getTime() > MINUTE;

/** Running trip of a driver, and when it ends by its plan and the driver's position. */
export function occupation(
  { trips, last }: Pick<NearbyDriver, 'trips' | 'last'>,
  { at, aboard }: Pick<Question, 'at' | 'aboard'>,
): Busy | undefined {
  const trip = runningTrip(trips, aboard, at);
  if (!trip) return undefined;
  const forecast = last && tripForecast(trip, { position: last, charged: aboard.has(trip.id), now: at });
  return { trip, until: forecast?.arrivesAt.getTime() ?? Math.max(at.getTime(), plannedTimes(trip).free), at: trip.to };
}

/** For a later time only the plans are known. */
function busyLater({ trips }: NearbyDriver, { at }: Question): Busy | undefined {
  const trip = runningTrip(trips, new Set(), at);
  return trip && { trip, until: plannedTimes(trip).free, at: trip.to };
}

function whereFree(driver: NearbyDriver, question: Question): GeoPlace | null {
  const { at, now } = question;
  const since = isAhead(question) || !driver.last ? endedBetween(driver, driver.last ? now : undefined, at) : undefined;
  return since ?? driver.last ?? driver.home;
}

/** End of the last trip that is over by then; today's trips only when there are none on that day. */
function endedBetween({ trips }: NearbyDriver, from: Date | undefined, at: Date): GeoPlace | null | undefined {
  const { date } = brusselsNow(at);
  let last: { readonly free: number; readonly to: GeoPlace | null } | undefined;
  for (const trip of trips) {
    const { free } = plannedTimes(trip);
    if (trip.date !== date || !occupiesDriver(trip) || free > at.getTime() || (from && free <= from.getTime()))
      continue;
    if (!last || free > last.free) last = { free, to: trip.to };
  }
  return last?.to;
}

/** Id of an unsaved trip. */
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
  const { id: driverId, active: driverActive, vehicle, trips } = driver;
  const { unavailable, at, trip: asked } = question;
  const own = { driverId, driverActive, vehicle, papersUntil: driver.papersUntil ?? null };
  const kindsOf = (trip: PlannedTrip, others: readonly PlannedTrip[]) => {
    const kinds = new Set(conflictsOfTrip(trip, others, unavailable).map(({ kind }) => kind));
    return CONFLICT_KINDS.filter((kind) => kinds.has(kind));
  };
  if (asked)
    return kindsOf(
      { ...asked, ...own, accepted: Accepted.pending },
      trips.filter(({ id }) => id !== asked.id),
    );
  const { date } = brusselsNow(new Date(arrival));
  const start = Math.floor(arrival / MINUTE) - midnightOf(date);
  const trip: PlannedTrip = {
    ...own,
    id: UNSAVED,
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
    linkedId: null,
  };
  // Finished and running trips are already part of the arrival.
  return kindsOf(
    trip,
    trips.filter((other) => other.id !== running?.id && plannedTimes(other).free > at.getTime()),
  );
}
