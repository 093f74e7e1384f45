import type { PlanIgnored, PlanQuery } from '@navette/openapi/types';
import type { GeoPlace } from '../../distance/estimate.ts';
import type { IsoDate } from '../../time/date.ts';
import type { PlannedTrip, Refusals, TripDriver, TripRow } from '../planned-trip.ts';
import type { UnavailableSlots } from '../unavailable-slots.ts';
import type { PlanProblem, PlanSolution, TravelMatrix } from './problem.ts';
import type { PlanRules } from './rules.ts';

/** A trip to plan: its row with the drivers who refused it. */
export interface PlanTrip extends TripRow {
  readonly refusals?: Refusals | undefined;
}

/** A driver to plan. */
export interface PlanDriver extends TripDriver {
  /** Where the day begins and ends; null when unknown: it begins with the first trip. */
  readonly home: GeoPlace | null;
  /** Clients whom the driver drove before. */
  readonly knows: ReadonlySet<number>;
}

/** What a day is planned from. */
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
}

/** What the user chose, as in the contract. */
export type PlanChoice = Omit<PlanQuery, 'date' | 'seconds' | 'seed'>;

/** Why a day can't be planned at all: codes of the contract after `plan.`. */
export type PlanRefusal = 'noDrivers' | 'noTrips' | 'tooLarge';

/** Maximum number of trips of a planned day. */
export const MOST_PLANNED_TRIPS = 2000;

/** A day as a problem for a planner. */
export interface DayProblem {
  readonly day: PlanDay;
  readonly problem: PlanProblem;
  /** Trip of each request, by its index. */
  readonly trips: readonly PlannedTrip[];
  /** Driver of each vehicle, by its index. */
  readonly drivers: readonly PlanDriver[];
  /** The present plan as far as it keeps to the rules; the other trips are unassigned. */
  readonly start: PlanSolution;
  readonly ignored: readonly PlanIgnored[];
}

/** Why the day can't be planned; undefined when it can. */
export function planRefusal(_day: PlanDay): PlanRefusal | undefined {
  throw new Error('Not implemented');
}

/** Distinct places between which the problem of a day needs the travel, in the order of its matrix. */
export function dayPlaces(_day: PlanDay): GeoPlace[] {
  throw new Error('Not implemented');
}

/**
 * The problem of a day that is not refused.
 * @param matrix travel between {@link dayPlaces}
 */
export function dayProblem(_day: PlanDay, _matrix: TravelMatrix): DayProblem {
  throw new Error('Not implemented');
}
