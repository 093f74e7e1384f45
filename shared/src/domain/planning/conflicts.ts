import type { ConflictKind } from '@navette/openapi/enums';
import type { Mobility } from '../booking/enums.ts';
import { isValidOn } from '../people/driver-papers.ts';
import { type IsoDate, addDays } from '../time/date.ts';
import { midnightOf, wallMinutes } from '../time/elapsed.ts';
import { carries, freeAt, occupiesDriver, type PlannedTrip } from './planned-trip.ts';
import { overlappedSlots, type UnavailableSlots } from './unavailable-slots.ts';
import { estimateLeg } from '../distance/estimate.ts';
import { clockOf, MINUTES_A_DAY } from '../time/clock.ts';

export {
  type ConflictKind,
  /** Kinds of conflict, the most severe first. */
  CONFLICT_KIND_VALUES as CONFLICT_KINDS,
} from '@navette/openapi/enums';

/** Conflict of a trip with its driver, as in the API (BookingConflict). */
export interface TripConflict {
  /**
   * `inactive` the driver no longer drives, `vehicle` the car can't carry the client, `refused` the driver refused this very trip, `papers` licence,
   * insurance or medical certificate have expired by then, `unavailable` marked or on leave, `overlap` another trip at the same time, `travel` too
   * little time between two trips.
   */
  readonly kind: ConflictKind;
  /** Day of the trip; for `unavailable` the day of the slot. */
  readonly date: IsoDate;
  /** The other trip, for `overlap` and `travel`; null when it is not saved. */
  readonly bookingId: number | null;
  /** The slot, for `unavailable`; null when the driver has the whole day off. */
  readonly slot: number | null;
  /** For `overlap` the minutes that both trips share, for `travel` the missing minutes; 1 to 1440. */
  readonly minutes: number | null;
  /** For `vehicle` only: mobility of the client. */
  readonly mobility?: Mobility;
  /** For `refused` only: ISO instant of the refusal, missing when unknown. */
  readonly at?: string;
}

/** Conflicts by trip; trips without any are left out. */
export type ConflictsByTrip = ReadonlyMap<number, readonly TripConflict[]>;

/**
 * Conflicts of planned trips, by trip; a pair is reported for both. Trips that don't occupy their driver (see occupiesDriver) have none; a trip of an
 * inactive driver only has `inactive`. A trip ends when its driver is free again. Travel time is checked against the preceding trip with the latest end, with the built-in estimate; not when a
 * place is unknown. Sorted by driver and time, so the cost is nearly linear.
 * @param trips of any drivers and days, each with a unique id
 */
export function conflictsOfTrips(trips: readonly PlannedTrip[], unavailable: UnavailableSlots): ConflictsByTrip {
  const found = new Map<number, TripConflict[]>();
  const add = ({ id }: PlannedTrip, conflict: TripConflict): void => {
    const own = found.get(id);
    if (own) own.push(conflict);
    else found.set(id, [conflict]);
  };
  for (const trip of trips) {
    if (isOfInactive(trip))
      add(trip, { kind: 'inactive', date: trip.date, bookingId: null, slot: null, minutes: null });
  }
  for (const timed of byDriver(trips)) {
    for (const { trip } of timed) {
      const { date, mobility } = trip;
      const refusedAt = trip.refusals?.get(trip.driverId);
      if (refusedAt !== undefined)
        add(trip, {
          kind: 'refused',
          date,
          bookingId: null,
          slot: null,
          minutes: null,
          ...(refusedAt && { at: refusedAt }),
        });
      if (!carries(trip.vehicle, mobility))
        add(trip, { kind: 'vehicle', date, bookingId: null, slot: null, minutes: null, mobility });
      if (!isValidOn(trip.papersUntil, date))
        add(trip, { kind: 'papers', date, bookingId: null, slot: null, minutes: null });
      for (const { date, slot } of overlappedSlots(trip, unavailable))
        add(trip, { kind: 'unavailable', date, bookingId: null, slot, minutes: null });
    }
    sweep(timed, (kind, earlier, later, minutes) => {
      add(earlier, { kind, date: earlier.date, bookingId: savedId(later), slot: null, minutes });
      add(later, { kind, date: later.date, bookingId: savedId(earlier), slot: null, minutes });
    });
  }
  return found;
}

/** Conflicts of one trip with others of the same driver; a former version of the trip among them is ignored. */
export function conflictsOfTrip(
  trip: PlannedTrip,
  others: readonly PlannedTrip[],
  unavailable: UnavailableSlots,
): readonly TripConflict[] {
  const own = others.filter(({ id, driverId }) => id !== trip.id && driverId === trip.driverId);
  return conflictsOfTrips([...own, trip], unavailable).get(trip.id) ?? [];
}

const MOST_MINUTES = 1440;

const savedId = ({ id }: PlannedTrip): number | null => (id > 0 ? id : null);

/** An unassigned trip may still carry the name of an inactive driver. */
const isOfInactive = (trip: PlannedTrip): boolean =>
  !trip.driverActive && occupiesDriver({ ...trip, driverActive: true });

/** A trip with its times in minutes since a fixed epoch, comparable across days. */
interface TimedTrip {
  readonly trip: PlannedTrip;
  readonly begin: number;
  readonly finish: number;
}

function byDriver(trips: readonly PlannedTrip[]): Iterable<TimedTrip[]> {
  const drivers = new Map<number, TimedTrip[]>();
  for (const trip of trips) {
    if (!occupiesDriver(trip)) continue;
    const midnight = midnightOf(trip.date);
    const timed = { trip, begin: midnight + trip.start, finish: midnight + freeAt(trip) };
    const own = drivers.get(trip.driverId);
    if (own) own.push(timed);
    else drivers.set(trip.driverId, [timed]);
  }
  for (const own of drivers.values())
    own.sort((one, other) => one.begin - other.begin || one.finish - other.finish || one.trip.id - other.trip.id);
  return drivers.values();
}

type Pair = (kind: 'overlap' | 'travel', earlier: PlannedTrip, later: PlannedTrip, minutes: number) => void;

/** Sweeps through a driver's trips by time; a long trip stays open while shorter ones begin and end. */
function sweep(timed: readonly TimedTrip[], pair: Pair): void {
  let overlapping: TimedTrip[] = [];
  let before: TimedTrip | undefined;
  for (const next of timed) {
    const still: TimedTrip[] = [];
    for (const earlier of overlapping) {
      if (earlier.finish > next.begin) still.push(earlier);
      else if (!before || earlier.finish > before.finish) before = earlier;
    }
    for (const earlier of still)
      pair(
        'overlap',
        earlier.trip,
        next.trip,
        Math.min(MOST_MINUTES, Math.min(earlier.finish, next.finish) - next.begin),
      );
    const missing = before ? missingMinutes(before, next) : 0;
    if (before && missing > 0) pair('travel', before.trip, next.trip, missing);
    still.push(next);
    overlapping = still;
  }
}

function missingMinutes(before: TimedTrip, next: TimedTrip): number {
  const gap = next.begin - before.finish;
  if (gap >= LONGEST_TRAVEL) return 0;
  return (travelMinutes(before.trip, next.trip) ?? 0) - gap;
}

/** Name of the setting with the slack, in minutes. */
export const SLACK_SETTING = 'planningSlack';

/** Default slack in minutes: estimated travel times are no more accurate than that. */
export const DEFAULT_SLACK = 5;

/** Maximum slack in minutes; beyond it conflicts would be meaningless. */
export const MAX_SLACK = 60;

/**
 * The organisation's slack: minutes that may be missing between two trips of a driver before it counts as a conflict.
 * @param settings of the organisation; whole minutes from 0 to {@link MAX_SLACK}, anything else counts as not set
 */
export function planningSlack(
  settings: readonly { readonly variable: string; readonly value: string | null }[],
): number {
  const value = settings.find(({ variable }) => variable === SLACK_SETTING)?.value ?? '';
  return /^\d{1,2}$/u.test(value) && Number(value) <= MAX_SLACK ? Number(value) : DEFAULT_SLACK;
}

/**
 * Whether a conflict is small enough for the trips to count as tight only: an overlap, or missing travel time, of at most the slack.
 * @param slack minutes
 */
export const isWithinSlack = ({ kind, minutes }: Pick<TripConflict, 'kind' | 'minutes'>, slack: number): boolean =>
  (kind === 'overlap' || kind === 'travel') && minutes !== null && minutes <= slack;

/** Upper limit of the travel time between two places, in minutes. */
export const LONGEST_TRAVEL = 360;

/** Estimated minutes a driver who is free again after a trip needs to the begin of another; 0 at the same place, `undefined` when a place is unknown. */
export function travelMinutes(earlier: PlannedTrip, later: PlannedTrip): number | undefined {
  const { to, date } = earlier;
  const { from } = later;
  if (!to || !from) return undefined;
  const wall = wallMinutes(date, freeAt(earlier));
  const days = Math.floor(wall / MINUTES_A_DAY);
  const moment = { date: days === 0 ? date : addDays(date, days), time: clockOf(wall) };
  return Math.round(estimateLeg(to, from, moment).duration / 60);
}
