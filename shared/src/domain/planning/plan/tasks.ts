import type { PlanIgnored, PlanQuery } from '@navette/openapi/types';
import { Accepted, BookingStatus } from '../../booking/enums.ts';
import { isDriven, savedReturn, waitsForDriver } from '../../booking/state.ts';
import type { GeoPlace } from '../../distance/estimate.ts';
import { loadedSeconds, parseStoredDistance } from '../../distance/trip-distance.ts';
import { isClockTime, MINUTES_A_DAY, minutesOf, type ClockTime } from '../../time/clock.ts';
import { isValidOn } from '../../people/driver-papers.ts';
import type { IsoDate } from '../../time/date.ts';
import { elapsedMinutes, midnightOf } from '../../time/elapsed.ts';
import {
  carries,
  freeAt,
  hasCompanion,
  placeOf,
  plannedTrip,
  type PlannedTrip,
  type Refusals,
  type TripDriver,
  type TripRow,
} from '../planned-trip.ts';
import { storedLoadedSeconds } from '../trip-span.ts';
import type { UnavailableSlots } from '../unavailable-slots.ts';
import { type Anew, repairOf } from './repair.ts';
import { type PlanRules, stopMinutes } from './rules.ts';

/** A trip to plan: its row with the drivers who refused it. */
export interface PlanTrip extends TripRow {
  readonly refusals?: Refusals | undefined;
}

/** A driver to plan. */
export interface PlanDriver extends TripDriver {
  /** Places at which the day begins and ends; null when unknown: it begins with the first trip. */
  readonly home: GeoPlace | null;
  /** Clients whom the driver drove before. */
  readonly knows: ReadonlySet<number>;
}

/** Input of the plan of a day. */
export interface PlanDay {
  readonly date: IsoDate;
  /** Trips of the day, and of the days before and after, which may reach into it; only driven ones count. */
  readonly trips: readonly PlanTrip[];
  /** All drivers of these trips, and those that may be used. */
  readonly drivers: readonly PlanDriver[];
  readonly unavailable: UnavailableSlots;
  readonly rules: PlanRules;
  readonly query: PlanChoice;
  /** Bookings whose client is on board or was. */
  readonly started: ReadonlySet<number>;
  /** Positions of drivers, by id, of a day that is planned from now on; empty for any other day. */
  readonly here: ReadonlyMap<number, GeoPlace>;
}

/** Choices of the user, as in the contract. */
export type PlanChoice = Omit<PlanQuery, 'date' | 'seconds' | 'seed'>;

/** A trip of the day in seconds since its midnight. */
export interface DayTask {
  readonly trip: PlannedTrip;
  readonly refusals: Refusals;
  readonly companion: boolean;
  /** The client agrees to ride with others. */
  readonly shares: boolean;
  /** Client's place, place of care: the other way round for a return; a trip that covers its return comes back from `to` to `from`. */
  readonly from: GeoPlace;
  readonly to: GeoPlace;
  readonly coversReturn: boolean;
  /** Agreed pick-up. */
  readonly agreed: number;
  /** Begin of the appointment; of a return, its pick-up. */
  readonly appointment: number;
  /** End of the wait at the appointment. */
  readonly waited: number;
  /** Seconds of boarding, and of leaving. */
  readonly service: number;
  /** Ride as stored with the booking, there and back; null where it is not known. */
  readonly stored: { readonly to: StoredRide | null; readonly back: StoredRide | null };
  /** Driver and pick-up that a plan may not change; null for a trip to plan. */
  readonly stays: { readonly driverId: number; readonly begin: number } | null;
  /** Why a repair plans the trip anew; null for a trip that it should leave alone, and where nothing is repaired. */
  readonly anew: Anew | null;
  /** Driver at present; null for a trip to be assigned. */
  readonly driverId: number | null;
}

/** Seconds and metres with the client on board. */
export interface StoredRide {
  readonly seconds: number;
  readonly metres: number | null;
}

/** A period in which a driver has something else to do, in seconds since the midnight of the day. */
export interface Occupied {
  readonly driverId: number;
  readonly from: number;
  readonly until: number;
}

/** The trips of a day, sorted out. */
export interface DayTasks {
  /** Trips that are planned, or that stay with a driver of the day. */
  readonly tasks: readonly DayTask[];
  /** Trips that stay although nobody knows where, and those of the adjacent days. */
  readonly occupied: readonly Occupied[];
  readonly ignored: readonly PlanIgnored[];
  /** Trips of the day that are not among the tasks. */
  readonly others: readonly { readonly bookingId: number; readonly driverId: number | null }[];
}

/** Hours of a trip beyond which its times are a mistake. */
const LONGEST_TRIP_HOURS = 14;

/** Sorts the trips of a day out. Nothing that a row contains makes it fail. */
export function dayTasks(day: PlanDay): DayTasks {
  const tasks: DayTask[] = [];
  const occupied: Occupied[] = [];
  const ignored: PlanIgnored[] = [];
  const others: { bookingId: number; driverId: number | null }[] = [];
  const seen = new Set<number>();
  const staying = stayingOf(day);
  const known = new Set(day.drivers.map(({ id }) => id));
  for (const row of day.trips) {
    if (seen.has(row.id) || !isDriven(row.status)) continue;
    seen.add(row.id);
    const ofDay = row.ap_date === day.date;
    const driverId = waitsForDriver(row.status, row.accepted, row.driver_active) ? null : row.driverId;
    const trip = tripOf(row);
    if (trip && driverId !== null && (!ofDay || !isSensible(trip))) occupied.push(occupiedBy(trip, driverId, day.date));
    if (!ofDay) continue;
    const kind = trip && isSensible(trip) ? undefined : 'badTime';
    const whole = trip && !kind ? taskOf(row, trip, driverId, day, staying(row, trip)) : undefined;
    const task = whole ?? (trip && !kind ? halfTask(row, trip, driverId, day) : undefined);
    if (!whole) ignored.push({ kind: kind ?? 'noPlace', bookingId: row.id, driverId: null });
    if (task && (task.stays === null || known.has(task.stays.driverId))) {
      tasks.push(task);
      continue;
    }
    others.push({ bookingId: row.id, driverId });
    if (!task && trip && !kind && driverId !== null) occupied.push(occupiedBy(trip, driverId, day.date));
  }
  return { tasks, occupied, ignored, others };
}

function tripOf(row: PlanTrip): PlannedTrip | undefined {
  try {
    const trip = plannedTrip(row);
    return Number.isFinite(trip.start) && Number.isFinite(trip.end) ? trip : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const isSensible = ({ start, end }: PlannedTrip): boolean => end - start <= LONGEST_TRIP_HOURS * 60;

function occupiedBy({ date, start, end }: PlannedTrip, driverId: number, day: IsoDate): Occupied {
  const shift = midnightOf(date) - midnightOf(day);
  return { driverId, from: (shift + start) * 60, until: (shift + end) * 60 };
}

/** Drivers who refused a trip, with the present one if he just did. */
function refusalsOfRow({ refusals, accepted, driverId }: PlanTrip): Refusals {
  return accepted === Accepted.refused ? new Map([[driverId, null], ...(refusals ?? [])]) : (refusals ?? new Map());
}

/** Driver of a trip that stays without one. */
const NOBODY = -1;

type Staying = (row: PlanTrip, trip: PlannedTrip) => Pick<DayTask, 'stays' | 'anew'>;

/** Trips of the day that stay, by choice of the user or by their state. */
function stayingOf(day: PlanDay): Staying {
  const { date, query, started, drivers } = day;
  const { scope, driverIds, moveAccepted, lockedTrips, lockedDrivers, kept } = query;
  const repair = repairOf(day);
  const [locked, lockedDays] = [new Set(lockedTrips), new Set(lockedDrivers)];
  const used = driverIds && new Set(driverIds);
  const known = new Map(drivers.map((driver) => [driver.id, driver]));
  const keptById = new Map(kept?.map((each) => [each.bookingId, each]));
  const since = plannedSince({ date, query }) / 60;
  return (row, trip) => {
    const begin = trip.start * 60;
    const isOver = row.status !== BookingStatus.pending || started.has(row.id);
    const isFixed = isOver || locked.has(row.id);
    const isWaiting = waitsForDriver(row.status, row.accepted, row.driver_active);
    const anew = isFixed ? null : repair.anew({ id: row.id, driverId: isWaiting ? null : row.driverId, begin });
    const keep = isFixed ? undefined : keptById.get(row.id);
    const keeper = keep && known.get(keep.driverId);
    const mayKeep = keeper?.active && !excludedBy({ trip, refusals: refusalsOfRow(row) }, keeper, { date });
    if (keep && mayKeep && isClockTime(keep.pick_time)) {
      const kept = { driverId: keeper.id, begin: pickUpOn(row, keep.pick_time) * 60 };
      if (kept.begin < repair.awayFrom(kept.driverId)) return { stays: kept, anew };
    }
    if (anew === 'named' || anew === 'away') return { stays: null, anew };
    if (isWaiting) {
      const isLeft = isFixed || repair.isOne || trip.start < since;
      return { stays: isLeft ? { driverId: NOBODY, begin } : null, anew };
    }
    const isAccepted = row.accepted === Accepted.accepted || row.accepted === Accepted.scheduled;
    const mayMove =
      !isFixed &&
      scope !== 'toAssign' &&
      (moveAccepted === true || !isAccepted) &&
      !lockedDays.has(row.driverId) &&
      used?.has(row.driverId) !== false &&
      trip.start >= since;
    return { stays: mayMove ? null : { driverId: row.driverId, begin }, anew };
  };
}

/** Seconds of the day from which it is planned; -Infinity for the whole day. */
export const plannedSince = ({ date, query: { from } }: Pick<PlanDay, 'date' | 'query'>): number =>
  from && isClockTime(from) ? elapsedMinutes(date, minutesOf(from)) * 60 : -Infinity;

/** Why a driver may never drive a trip, whatever its time; undefined when he may. */
export function excludedBy(
  { trip, refusals }: Pick<DayTask, 'trip' | 'refusals'>,
  driver: PlanDriver,
  { date }: Pick<PlanDay, 'date'>,
): 'vehicle' | 'papers' | 'refused' | undefined {
  if (!carries(driver.vehicle, trip.mobility)) return 'vehicle';
  if (!isValidOn(driver.papersUntil, date)) return 'papers';
  return refusals.has(driver.id) ? 'refused' : undefined;
}

/** Minutes of a pick-up since the midnight of the appointment's day. */
export function pickUpOn({ type, ap_date, ap_time }: PlanTrip, time: ClockTime): number {
  const isDayBefore = type !== 'back' && time > ap_time;
  return elapsedMinutes(ap_date, minutesOf(time) - (isDayBefore ? MINUTES_A_DAY : 0));
}

function taskOf(
  row: PlanTrip,
  trip: PlannedTrip,
  driverId: number | null,
  { rules }: PlanDay,
  staying: Pick<DayTask, 'stays' | 'anew'>,
): DayTask | undefined {
  const coversReturn = savedReturn(row.type, row.back);
  const to = coversReturn ? placeOf(row.destination_latitude, row.destination_longitude) : trip.to;
  if (!trip.from || !to || ![trip.from, to].every(isOnEarth)) return undefined;
  const appointment = elapsedMinutes(row.ap_date, minutesOf(row.ap_time)) * 60;
  const wait = row.ap_waittime && isClockTime(row.ap_waittime) ? minutesOf(row.ap_waittime) : 0;
  return {
    trip,
    refusals: refusalsOfRow(row),
    companion: hasCompanion(row),
    shares: row.client_sharesRides === true,
    from: trip.from,
    to,
    coversReturn,
    agreed: trip.start * 60,
    appointment,
    waited: appointment + wait * 60,
    service: stopMinutes(rules, trip.mobility) * 60,
    stored: { to: storedRide(row, 'to'), back: storedRide(row, 'back') },
    ...staying,
    driverId,
  };
}

/** A trip of a driver one place of which is unknown: it stays, and its ways begin and end at the other. */
function halfTask(row: PlanTrip, trip: PlannedTrip, driverId: number | null, day: PlanDay): DayTask | undefined {
  const place = [trip.from, trip.to].find((each) => each && isOnEarth(each));
  if (!place || driverId === null) return undefined;
  const task = taskOf(row, { ...trip, from: place, to: place }, driverId, day, {
    stays: { driverId, begin: trip.start * 60 },
    anew: null,
  });
  if (!task) return undefined;
  const ride = { seconds: Math.max(0, (freeAt(trip) - trip.start) * 60 - 2 * task.service), metres: 0 };
  return { ...task, to: place, coversReturn: false, stored: { to: ride, back: ride } };
}

const isOnEarth = ({ latitude, longitude }: GeoPlace): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

function storedRide(row: PlanTrip, direction: 'to' | 'back'): StoredRide | null {
  const listed = direction === 'to' ? (row.secondsTo ?? row.secondsBack) : (row.secondsBack ?? row.secondsTo);
  const seconds = storedLoadedSeconds(row.distance, direction) ?? listed;
  return seconds ? { seconds: Math.ceil(seconds / 60) * 60, metres: storedMetres(row.distance, seconds) } : null;
}

/** Metres of the legs whose seconds were stored. */
function storedMetres(distance: string | null | undefined, seconds: number): number | null {
  const stored = parseStoredDistance(distance);
  if (!stored) return null;
  const legs = [stored.to, stored.back.toReversed()].find((to) => loadedSeconds({ to }) === seconds);
  return legs ? legs.slice(1).reduce((sum, { trip }) => sum + trip.distance * 1000, 0) : null;
}
