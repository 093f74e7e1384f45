import { forecastStops, plannedTimes, roadTime, stopsAhead, type TripForecast } from '../live/trip-forecast.ts';
import { LONGEST_TRIP_KM, type GeoPlace, roadKm, straightKm } from '../distance/estimate.ts';
import { addDays, type IsoDate } from '../time/date.ts';
import { conflictsOfTrip, type ConflictKind, type TripConflict, travelMinutes } from './conflicts.ts';
import {
  assignedTo,
  freeAt,
  occupiesDriver,
  type PlannedTrip,
  tripsByDriver,
  type TripDriver,
} from './planned-trip.ts';
import type { UnavailableSlots } from './unavailable-slots.ts';
import type { SuggestionReasonKind as ReasonKind } from '@navette/openapi/enums';

/** A suggested driver with reasons for and against (DriverSuggestion of the API). */
export interface RankedDriver {
  readonly driverId: number;
  /** Kilometres that the trip adds to the day, estimated, averaged over several days; null when a place is unknown. */
  readonly extraKm: number | null;
  /** Trips of the driver on the days of the trip, without the trip itself. */
  readonly trips: number;
  /** Reasons that hold on every day; a trip named in them is that of the first day. */
  readonly reasons: readonly SuggestionReason[];
  /** Conflicts of all days. */
  readonly conflicts: readonly TripConflict[];
  /** Expected pick-up from the driver's position, when the trip begins soon; null otherwise, and without a recent position. */
  readonly live: LiveArrival | null;
}

/** Way of a driver to a trip from his last position. */
export interface LiveArrival extends Pick<TripForecast, 'lateMinutes'> {
  /** Kilometres by road from the position to the pick-up. */
  readonly km: number;
  /** Expected pick-up, through the stops before. */
  readonly pickUpAt: Date;
  readonly late: boolean;
}

/** Facts of the moment. */
export interface RankingNow {
  readonly now: Date;
  /** Ids of the bookings with their passenger on board. */
  readonly aboard: ReadonlySet<number>;
}

interface Ranking {
  readonly ranked: RankedDriver;
  /** Days with conflicts. */
  readonly hindered: number;
}

/**
 * Drivers for a trip, the best first: fewest days with conflicts, last those whose car can't carry the client, whose papers have expired or who
 * refused it; then who would not be late; then the fewest extra kilometres; equal distances by the reasons, then by id, so that the order is stable. Unknown kilometres come
 * last.
 * @param days the trip on each of its days, with a unique id for each
 * @param trips those of the candidates on those days and the adjacent ones
 * @param moment for a single day: a trip that begins soon is reached from where a driver is rather than from where he should be
 */
export function rankDrivers(
  days: readonly PlannedTrip[],
  candidates: readonly DriverCandidate[],
  trips: readonly PlannedTrip[],
  unavailable: UnavailableSlots,
  moment?: RankingNow,
): RankedDriver[] {
  const around = daysAround(days, trips);
  return candidates
    .map((candidate) =>
      merge(
        days.map((trip) =>
          rank({ trip, own: around.get(trip.date)?.get(candidate.id) ?? [], unavailable, moment }, candidate),
        ),
        candidate,
      ),
    )
    .sort(better)
    .map(({ ranked }) => ranked);
}

/** Trips by driver around each day: indexed once, instead of scanning a whole year for each day. */
function daysAround(
  days: readonly PlannedTrip[],
  trips: readonly PlannedTrip[],
): ReadonlyMap<IsoDate, ReturnType<typeof tripsByDriver>> {
  const own = new Set(days.map(({ id }) => id));
  const byDate = new Map<IsoDate, PlannedTrip[]>();
  for (const trip of trips) {
    if (own.has(trip.id)) continue;
    const known = byDate.get(trip.date);
    if (known) known.push(trip);
    else byDate.set(trip.date, [trip]);
  }
  return new Map(
    days.map(({ date }) => [
      date,
      tripsByDriver([addDays(date, -1), date, addDays(date, 1)].flatMap((day) => byDate.get(day) ?? [])),
    ]),
  );
}

interface Day {
  readonly trip: PlannedTrip;
  readonly own: readonly PlannedTrip[];
  readonly unavailable: UnavailableSlots;
  readonly moment: RankingNow | undefined;
}

function rank({ trip, own, unavailable, moment }: Day, candidate: DriverCandidate): RankedDriver {
  const assigned = assignedTo(trip, candidate);
  const live = moment ? liveArrival(assigned, own, candidate.position, moment) : null;
  return {
    driverId: candidate.id,
    extraKm: extraKilometres(
      live && moment ? own.filter((other) => isAhead(other, moment)) : own,
      candidate.home,
      assigned,
      live ? candidate.position : null,
    ),
    trips: own.filter((other) => other.date === trip.date && occupiesDriver(other)).length,
    reasons: suggestionReasons(assigned, candidate, own, unavailable),
    conflicts: conflictsOfTrip(assigned, own, unavailable),
    live,
  };
}

/** Whether a trip is still to be driven: one that should be over is behind a driver whose position is known. */
const isAhead = (trip: PlannedTrip, { now, aboard }: RankingNow): boolean =>
  aboard.has(trip.id) || plannedTimes(trip).free > now.getTime();

function liveArrival(
  trip: PlannedTrip,
  own: readonly PlannedTrip[],
  position: GeoPlace | null | undefined,
  { now, aboard }: RankingNow,
): LiveArrival | null {
  const km = kmBetween(position, trip.from);
  if (!position || km === undefined) return null;
  const forecast = forecastStops(stopsAhead([...own, trip], aboard, now), { position, now, roadTime }).get(trip.id);
  if (!forecast?.pickUpAt) return null;
  const { pickUpAt, lateMinutes, willBeLate } = forecast;
  return { km: Math.round(km * 10) / 10, pickUpAt, lateMinutes, late: willBeLate };
}

function merge(days: readonly RankedDriver[], { id }: DriverCandidate): Ranking {
  const km = days.flatMap(({ extraKm }) => (extraKm !== null && extraKm <= LONGEST_TRIP_KM ? extraKm : []));
  const [first, ...others] = days;
  return {
    ranked: {
      driverId: id,
      extraKm:
        km.length < days.length ? null : Math.round((km.reduce((sum, each) => sum + each, 0) / km.length) * 10) / 10,
      trips: days.reduce((sum, { trips }) => sum + trips, 0),
      reasons: (first?.reasons ?? []).filter(({ kind }) =>
        others.every(({ reasons }) => reasons.some((reason) => reason.kind === kind)),
      ),
      conflicts: days.flatMap(({ conflicts }) => conflicts),
      live: others.length === 0 ? (first?.live ?? null) : null,
    },
    hindered: days.filter(({ conflicts }) => conflicts.length > 0).length,
  };
}

const isRefusal = (kind: ConflictKind): boolean => kind === 'refused';

/** Conflicts that no other time resolves: the car can't be changed, nor papers renewed in time. */
const isLasting = (kind: ConflictKind): boolean => kind === 'vehicle' || kind === 'papers';

/** Minutes that count: nobody acts on a few, and what is not known is not held against a driver. */
const delay = ({ live }: RankedDriver): number => (live?.late ? live.lateMinutes : 0);

const has = ({ conflicts }: RankedDriver, isMeant: (kind: ConflictKind) => boolean): number =>
  Number(conflicts.some(({ kind }) => isMeant(kind)));

function better({ ranked: one, hindered }: Ranking, { ranked: other, hindered: otherwise }: Ranking): number {
  return (
    has(one, isRefusal) - has(other, isRefusal) ||
    has(one, isLasting) - has(other, isLasting) ||
    hindered - otherwise ||
    delay(one) - delay(other) ||
    (one.extraKm ?? Number.MAX_VALUE) - (other.extraKm ?? Number.MAX_VALUE) ||
    other.reasons.length - one.reasons.length ||
    one.driverId - other.driverId
  );
}

/** A driver who may be suggested. */
export interface DriverCandidate extends TripDriver {
  /** Home of the driver; null when unknown. */
  readonly home: GeoPlace | null;
  /** Drove the client before. */
  readonly knowsClient: boolean;
  /** Recent position; missing or null when unknown. */
  readonly position?: GeoPlace | null;
}

export {
  type SuggestionReasonKind as ReasonKind,
  /** Kinds of reasons for a driver, the strongest first. */
  SUGGESTION_REASON_KIND_VALUES as REASON_KINDS,
} from '@navette/openapi/enums';

/** Reason for suggesting a driver. */
export interface SuggestionReason {
  /** Drives the other leg, ends or begins a trip nearby, drove the client before, lives nearby, has no trip yet and no marked slot that day. */
  readonly kind: ReasonKind;
  /** The nearby trip or the other leg. */
  readonly bookingId: number | null;
  /** For `onTheWay`: free minutes before or after the nearby trip. */
  readonly minutes: number | null;
}

/** Maximum kilometres by road to a nearby place. */
export const NEAR_KM = 4;

/** Maximum minutes between two trips for one to be on the way of the other. */
export const ON_THE_WAY_MINUTES = 90;

/** Reasons for a driver, the strongest first; `onTheWay` once for the trip before and once for the trip after. */
export function suggestionReasons(
  trip: PlannedTrip,
  { id, home, knowsClient }: DriverCandidate,
  own: readonly PlannedTrip[],
  unavailable: UnavailableSlots,
): SuggestionReason[] {
  const day = own.filter((other) => other.date === trip.date && occupiesDriver(other));
  const other = day.find((candidate) => isOtherLeg(trip, candidate));
  const nearHome = isNear(kmBetween(home, trip.from)) || isNear(kmBetween(trip.to, home));
  return [
    ...(other ? [{ ...plain('linkedLeg'), bookingId: other.id }] : []),
    ...onTheWay(trip, day),
    ...(knowsClient ? [plain('knowsClient')] : []),
    ...(nearHome ? [plain('nearHome')] : []),
    ...(day.length === 0 && unavailable(id, trip.date).length === 0 ? [plain('freeAllDay')] : []),
  ];
}

const plain = (kind: ReasonKind): SuggestionReason => ({ kind, bookingId: null, minutes: null });

const isNear = (km: number | undefined): boolean => km !== undefined && km <= NEAR_KM;

/** Whether two trips are the legs of one visit: linked, or, when neither is linked, the same client and place in the other direction on the same day. */
export function isOtherLeg(trip: PlannedTrip, other: PlannedTrip): boolean {
  if (trip.linkedId !== null || other.linkedId !== null)
    return trip.linkedId === other.id || other.linkedId === trip.id;
  const sameVisit =
    trip.clientId === other.clientId && trip.destinationId === other.destinationId && trip.date === other.date;
  return sameVisit && (trip.type === 'back') !== (other.type === 'back');
}

function onTheWay(trip: PlannedTrip, day: readonly PlannedTrip[]): SuggestionReason[] {
  const { before, after } = neighboursOf(day, trip);
  return [before ? nearBy(before, trip, before) : [], after ? nearBy(trip, after, after) : []].flat();
}

/** The distance between the two trips is short, the time is sufficient, and the wait is not long. */
function nearBy(earlier: PlannedTrip, later: PlannedTrip, named: PlannedTrip): SuggestionReason[] {
  const minutes = later.start - freeAt(earlier);
  const inTime = minutes >= (travelMinutes(earlier, later) ?? 0) && minutes <= ON_THE_WAY_MINUTES;
  return inTime && isNear(kmBetween(earlier.to, later.from))
    ? [{ kind: 'onTheWay', bookingId: named.id, minutes }]
    : [];
}

/** Trips of a driver's day before and after a trip. */
export interface Neighbours {
  readonly before: PlannedTrip | undefined;
  readonly after: PlannedTrip | undefined;
}

/** The trips before and after a trip on the same day, by begin; trips that don't occupy the driver, and the trip itself, are ignored. */
export function neighboursOf(tripsOfDriver: readonly PlannedTrip[], trip: PlannedTrip): Neighbours {
  let [before, after]: [PlannedTrip?, PlannedTrip?] = [];
  for (const other of tripsOfDriver) {
    if (other.date !== trip.date || other.id === trip.id || !occupiesDriver(other)) continue;
    if (other.start <= trip.start) {
      if (!before || other.start > before.start) before = other;
    } else if (!after || other.start < after.start) after = other;
  }
  return { before, after };
}

/** Estimated kilometres by road; `undefined` when a place is unknown. */
export const kmBetween = (from: GeoPlace | null | undefined, to: GeoPlace | null | undefined): number | undefined =>
  from && to ? roadKm(straightKm(from, to)) : undefined;

/**
 * Kilometres that a trip adds to the day of a driver, to 100 m: there from the trip before or from home, with the client, on to the next trip or
 * home, minus the route that is no longer driven. Estimated. Null when a place on the way is unknown.
 * @param tripsOfDriver trips of that day; others are ignored
 * @param home start and end of the driver's day
 * @param here where the driver is, when no trip is ahead of this one
 */
export function extraKilometres(
  tripsOfDriver: readonly PlannedTrip[],
  home: GeoPlace | null,
  trip: PlannedTrip,
  here?: GeoPlace | null,
): number | null {
  const { before, after } = neighboursOf(tripsOfDriver, trip);
  const [origin, goal] = [before ? before.to : (here ?? home), after ? after.from : home];
  const [there, onward, spared] = [kmBetween(origin, trip.from), kmBetween(trip.to, goal), kmBetween(origin, goal)];
  if (there === undefined || onward === undefined || spared === undefined || trip.loadedKm === null) return null;
  // A driver without any other trip stays at home, so no route is saved. Roads are estimated, so that a detour may seem to save.
  return Math.max(0, Math.round((there + trip.loadedKm + onward - spared) * 10) / 10);
}
