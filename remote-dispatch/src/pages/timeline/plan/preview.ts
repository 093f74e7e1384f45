import type { components } from '@navette/openapi/types';
import { Accepted, BookingStatus, minutesOf, isToAssign, waitsForDriver, type IsoDate } from '@navette/shared/domain';
import { clockAt } from '../model/board-time.ts';
import type { PlanRepair } from '../../../bookings/repair-link.ts';
import type { PlanScopeChoice } from '../model/planning-parts.ts';
import { timelineTrip, type TimelineBooking, type TimelineDriver, type TimelineTrip } from '../model/timeline-trip.ts';

type Schemas = components['schemas'];

/** A proposed plan, nothing of which is saved. */
export type PlanProposal = Schemas['PlanProposal'];
/** Proposed change of a trip. */
export type PlanChange = Schemas['PlanChange'];
/** Driver and pick-up of a trip. */
export type PlanPlace = Schemas['PlanPlace'];
/** Trip that fits nobody. */
export type Unassigned = Schemas['PlanUnassigned'];
/** Query of a plan. */
export type PlanQuery = Schemas['PlanQuery'];

/** Decisions of the user about proposals of a day; kept when it is planned again. */
export interface PlanChoices {
  /** Bookings whose change is not wanted. */
  readonly dropped: ReadonlySet<number>;
  /** Bookings that stay where the preview shows them when the day is planned again. */
  readonly lockedTrips: ReadonlySet<number>;
  /** Drivers whose day stays as it is now. */
  readonly lockedDrivers: ReadonlySet<number>;
}

/** Nothing was decided yet. */
export const NO_CHOICES: PlanChoices = { dropped: new Set(), lockedTrips: new Set(), lockedDrivers: new Set() };

/** Whether anything was decided, which leaving would lose. */
export const hasChoices = ({ dropped, lockedTrips, lockedDrivers }: PlanChoices): boolean =>
  dropped.size + lockedTrips.size + lockedDrivers.size > 0;

/** The choices with one member of a set added or removed. */
export function toggledChoice(choices: PlanChoices, set: keyof PlanChoices, id: number): PlanChoices {
  const next = new Set(choices[set]);
  if (!next.delete(id)) next.add(id);
  return { ...choices, [set]: next };
}

/** Whether a change concerns a driver whose day stays as it is: it can't be kept. */
export const isOfLockedDriver = ({ before, after }: PlanChange, { lockedDrivers }: PlanChoices): boolean =>
  [before.driverId, after.driverId].some((id) => id !== null && lockedDrivers.has(id));

/** Whether a change would be applied. */
export const isKept = (change: PlanChange, choices: PlanChoices): boolean =>
  !choices.dropped.has(change.bookingId) && !isOfLockedDriver(change, choices);

/** Driver and pick-up of a trip as it is now; the driver is null while it is to be assigned. */
export function placeOf({ booking, span }: TimelineTrip): PlanPlace {
  const { status, accepted, driver_active, driverId } = booking;
  return {
    driverId: waitsForDriver(status, accepted, driver_active) ? null : driverId,
    pick_time: clockAt(span.start).time,
  };
}

/** Whether a trip is no longer what it was when its change was proposed: moved, no longer pending, or gone. */
export function isOvertaken({ before }: Pick<PlanChange, 'before'>, trip: TimelineTrip | undefined): boolean {
  if (!trip || trip.booking.status !== BookingStatus.pending) return true;
  const now = placeOf(trip);
  return now.driverId !== before.driverId || now.pick_time !== before.pick_time.slice(0, 5);
}

/** The booking at another place, whose driver is asked; without one it is to be assigned. Its appointment moves only when it is a return, whose pick-up that is. */
export function bookingAt(
  booking: TimelineBooking,
  { driverId, pick_time }: PlanPlace,
  driver: TimelineDriver | undefined,
): TimelineBooking {
  const time = pick_time.slice(0, 5);
  const moved = booking.type === 'back' ? { ap_time: time } : { pick_time: time };
  if (driverId === null) return { ...booking, ...moved, accepted: Accepted.assign };
  if (driverId === booking.driverId && !isToAssign(booking.accepted, booking.driver_active))
    return { ...booking, ...moved };
  return {
    ...booking,
    ...moved,
    driverId,
    accepted: Accepted.pending,
    driver_active: true,
    driver_firstname: driver?.firstname ?? null,
    driver_lastname: driver?.lastname ?? `#${String(driverId)}`,
  };
}

/** Makes the trips of changes at their new place; the same object while booking and change are the same, so that the board does not draw it again. */
export function createGhosts(): (
  changes: readonly PlanChange[],
  trips: ReadonlyMap<number, TimelineTrip>,
  drivers: ReadonlyMap<number, TimelineDriver>,
) => ReadonlyMap<number, TimelineTrip> {
  let known = new Map<
    number,
    { readonly trip: TimelineTrip; readonly change: PlanChange; readonly ghost: TimelineTrip }
  >();
  return (changes, trips, drivers) => {
    const next: typeof known = new Map();
    for (const change of changes) {
      const { bookingId: id, after } = change;
      const trip = trips.get(id);
      if (!trip || after.driverId === null) continue;
      const before = known.get(id);
      const ghost =
        before?.trip === trip && before.change === change
          ? before.ghost
          : timelineTrip(bookingAt(trip.booking, after, drivers.get(after.driverId)));
      next.set(id, { trip, change, ghost });
    }
    known = next;
    return new Map([...next].map(([id, { ghost }]) => [id, ghost]));
  };
}

/** Pick-up in minutes since midnight. */
const minutesAt = ({ pick_time }: PlanPlace): number => minutesOf(pick_time.slice(0, 5));

/** The change that gives a trip without a place the one that would make it possible. */
export function takenChange(
  bookingId: number,
  { before, wouldFit }: { readonly before: PlanPlace; readonly wouldFit: NonNullable<Unassigned['wouldFit']> },
): PlanChange {
  const minutes = minutesAt(wouldFit) - minutesAt(before);
  const empty = { bookingId: null, driverId: null, km: null, minutes: null };
  return {
    bookingId,
    before,
    after: wouldFit,
    reasons: [
      ...(before.driverId === null ? [{ ...empty, kind: 'hadNoDriver' as const }] : []),
      ...(minutes === 0 ? [] : [{ ...empty, kind: 'newTime' as const, minutes }]),
    ],
  };
}

/** Proposed changes with those that the user took, by pick-up; a taken one replaces that of the same trip. */
export function withTaken(changes: readonly PlanChange[], taken: readonly PlanChange[]): readonly PlanChange[] {
  if (taken.length === 0) return changes;
  const ids = new Set(taken.map(({ bookingId }) => bookingId));
  return [...changes.filter(({ bookingId }) => !ids.has(bookingId)), ...taken].toSorted(
    (one, other) => minutesAt(one.after) - minutesAt(other.after),
  );
}

/** Changes as a query keeps them: those that give their trip a driver. */
export const assignmentsOf = (
  changes: readonly Pick<PlanChange, 'bookingId' | 'after'>[],
): NonNullable<PlanQuery['kept']> =>
  changes.flatMap(({ bookingId, after: { driverId, pick_time } }) =>
    driverId === null ? [] : { bookingId, driverId, pick_time },
  );

/** The query for the figures of exactly what would be applied, without a search: every other trip of the day stays with its driver, even where that breaks a rule. */
export function figuresQuery(query: PlanQuery, kept: readonly PlanChange[], trips: Iterable<TimelineTrip>): PlanQuery {
  const moved = new Set(kept.map(({ bookingId }) => bookingId));
  const stay = [...trips].filter(
    (trip) => trip.booking.ap_date === query.date && !moved.has(trip.id) && placeOf(trip).driverId !== null,
  );
  return { ...query, kept: assignmentsOf(kept), lockedTrips: stay.map(({ id }) => id), seconds: 0 };
}

/** Changes that stay when the day is planned again: all changes that are kept, or only what is locked. */
export type PlanAround = 'kept' | 'locked';

/**
 * The query that plans again around what the user decided. Dropped changes and locked drivers stay as they are now; kept changes (or, of these, the locked
 * ones) stay as proposed.
 */
export function queryAgain(
  query: PlanQuery,
  changes: readonly PlanChange[],
  choices: PlanChoices,
  around: PlanAround,
): PlanQuery {
  const { lockedTrips, lockedDrivers, dropped } = choices;
  const fixed = changes.filter(
    (change) => isKept(change, choices) && (around === 'kept' || lockedTrips.has(change.bookingId)),
  );
  const moved = new Set(changes.filter((change) => isKept(change, choices)).map(({ bookingId }) => bookingId));
  const stay = new Set([...dropped, ...[...lockedTrips].filter((id) => !moved.has(id))]);
  return {
    ...query,
    ...(stay.size > 0 && { lockedTrips: [...stay] }),
    ...(lockedDrivers.size > 0 && { lockedDrivers: [...lockedDrivers] }),
    ...(fixed.length > 0 && { kept: assignmentsOf(fixed) }),
  };
}

/** A figure of the day before and after. */
export interface PlanFigure {
  readonly id: 'unassigned' | 'driversUsed' | 'emptyKm' | 'totalKm' | 'lateTrips' | 'lateMinutes' | 'longestDay';
  readonly before: number;
  readonly after: number;
}

const FIGURES = ['unassigned', 'driversUsed', 'emptyKm', 'totalKm', 'lateTrips', 'lateMinutes', 'longestDay'] as const;

/** The figures of a proposal, in the order in which they matter; all are better when lower. */
export const figuresOf = ({ before, after }: PlanProposal): readonly PlanFigure[] =>
  FIGURES.map((id) => ({ id, before: before[id], after: after[id] }));

/** The load of a driver, before and after. */
export interface DriverLoad {
  readonly driverId: number;
  readonly trips: readonly [before: number, after: number];
  readonly minutes: readonly [before: number, after: number];
  readonly emptyKm: readonly [before: number, after: number];
}

const NONE = { trips: 0, minutes: 0, emptyKm: 0 };

/** The load of every driver with a trip before or after, in the order of `drivers`. */
export function driverLoads(
  { before, after }: PlanProposal,
  drivers: readonly TimelineDriver[],
): readonly DriverLoad[] {
  const [were, are] = [before, after].map(({ drivers: rows }) => new Map(rows.map((row) => [row.driverId, row])));
  const ids = new Set([...(were?.keys() ?? []), ...(are?.keys() ?? [])]);
  const order = new Map(drivers.map(({ id }, index) => [id, index]));
  return [...ids]
    .toSorted((one, other) => (order.get(one) ?? Infinity) - (order.get(other) ?? Infinity) || one - other)
    .map((driverId) => {
      const [was, is] = [were?.get(driverId) ?? NONE, are?.get(driverId) ?? NONE];
      return {
        driverId,
        trips: [was.trips, is.trips],
        minutes: [was.minutes, is.minutes],
        emptyKm: [was.emptyKm, is.emptyKm],
      };
    });
}

/** Longest searches, in seconds, that the dialog offers. */
export const PLAN_SECONDS = [5, 10, 20, 60] as const;

/** Fields of the dialog. */
export interface PlanOptions {
  readonly scope: PlanScopeChoice;
  /** Leaves alone what began before; offered for today. */
  readonly fromNow: boolean;
  readonly moveAccepted: boolean;
  readonly seconds: (typeof PLAN_SECONDS)[number];
}

/** Seconds of the search for the place of single trips, and for a plan without a driver. */
const REPAIR_SECONDS = { trips: 2, drivers: 5 };

/** The query that repairs a plan, from now on when the day is today. */
export const repairQuery = (
  date: IsoDate,
  repair: PlanRepair,
  now: { readonly date: IsoDate; readonly time: string },
): PlanQuery => ({
  date,
  ...repair,
  ...(date === now.date && { from: now.time }),
  seconds: repair.away || repair.late ? REPAIR_SECONDS.drivers : REPAIR_SECONDS.trips,
});

/** The query of the dialog's fields. */
export const planQuery = (
  date: IsoDate,
  { scope, fromNow, moveAccepted, seconds }: PlanOptions,
  shown: readonly number[],
  now: { readonly date: IsoDate; readonly time: string },
): PlanQuery => ({
  date,
  scope: scope === 'toAssign' ? 'toAssign' : 'day',
  ...(scope === 'shown' && { driverIds: [...shown] }),
  ...(fromNow && date === now.date && { from: now.time }),
  moveAccepted,
  seconds,
});
