import { isDriven, waitsForDriver } from '../../booking/state.ts';
import type { DayProblem } from './day.ts';
import type { PlanPair, PlanProblem, PlanSolution } from './problem.ts';
import type { PlanRules } from './rules.ts';
import type { PlanDay } from './tasks.ts';

/** Standing orders over several days. */
export interface SeriesRange {
  /** The days that have trips of the standing orders, ascending. */
  readonly days: readonly PlanDay[];
  /** Standing order of each of its trips, by booking. */
  readonly seriesOf: ReadonlyMap<number, number>;
  /** Trips of each driver before these days, by standing order. */
  readonly earlier: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/** Bookings that get one driver. */
export interface Moved {
  readonly bookings: ReadonlySet<number>;
  readonly driver: number;
}

/**
 * Drivers of the trips of standing orders, while the days are planned one after the other.
 *
 * The cost of a standing order with n trips: each two of them with different drivers cost 1/n of planSeriesDriverCost; each trip costs it in
 * the share of the trips, earlier or of these days at first, that another driver had: who is away for a day stays the usual driver. A trip without a
 * driver costs nothing here. What a day adds to it is part of the problem of the day: a plan of a day that is cheaper makes the whole range cheaper.
 */
export class SeriesDrivers {
  readonly #range: SeriesRange;
  /** Driver of each trip of a standing order, by booking; null for one that has none. */
  readonly #series = new Map<number, Map<number, number | null>>();

  /** Trips of each driver, earlier and as they were at first, by standing order. */
  readonly #usual = new Map<number, ReadonlyMap<number, number>>();

  /** @param range the drivers are at first those of its trips */
  constructor(range: SeriesRange) {
    this.#range = range;
    for (const { date, trips } of range.days) {
      for (const { id, ap_date, status, accepted, driver_active, driverId } of trips) {
        const series = range.seriesOf.get(id);
        if (series === undefined || ap_date !== date || !isDriven(status)) continue;
        const own = this.#series.get(series) ?? new Map<number, number | null>();
        this.#series.set(series, own.set(id, waitsForDriver(status, accepted, driver_active) ? null : driverId));
      }
    }
    for (const [series, own] of this.#series) {
      const usual = new Map(range.earlier.get(series));
      for (const [driver, trips] of driverCounts(own.values())) usual.set(driver, (usual.get(driver) ?? 0) + trips);
      this.#usual.set(series, usual);
    }
  }

  /** Standing orders with several drivers, or with a trip that has none. */
  unsteady(): number[] {
    return [...this.#series].flatMap(([series, own]) => (new Set(own.values()).size > 1 || hasNone(own) ? series : []));
  }

  /** Requests of a standing order that may be moved on a day. */
  movable(series: number, { requests }: DayProblem): number[] {
    return requests.flatMap(({ stays, tasks: [task] }, index) =>
      !stays && task && this.#range.seriesOf.get(task.trip.id) === series ? index : [],
    );
  }

  /** Cost of a standing order, as it is or with another driver of some bookings. */
  cost(series: number, { planSeriesDriverCost }: PlanRules, other?: Moved): number {
    const own = this.#series.get(series) ?? new Map<number, number | null>();
    const counts = driverCounts([...own].map(([id, driver]) => (other?.bookings.has(id) ? other.driver : driver)));
    const driven = sum(counts.values());
    const pairs = sum([...counts.values()].map((count) => (count * (driven - count)) / 2));
    const strange = sum([...counts].map(([driver, count]) => count * this.#strange(series, driver)));
    return planSeriesDriverCost * (pairs / Math.max(1, own.size) + strange);
  }

  /** The problem of a day with what its drivers cost the standing orders. */
  priced({ day, problem, requests, drivers }: DayProblem): PlanProblem {
    const { planSeriesDriverCost: cost } = day.rules;
    const movable = new Map(
      requests.flatMap(({ stays, tasks: [task] }, index) => {
        const series = stays || !task ? undefined : this.#range.seriesOf.get(task.trip.id);
        return task && series !== undefined ? [[task.trip.id, { index, series }] as const] : [];
      }),
    );
    const pairs: PlanPair[] = [];
    const planned = [...problem.requests];
    for (const [id, { index, series }] of movable) {
      const own = this.#series.get(series);
      const request = problem.requests[index];
      if (!own || !request) continue;
      const price = cost / own.size;
      const others = driverCounts([...own].flatMap(([other, driver]) => (movable.has(other) ? [] : [driver])));
      const total = sum(others.values());
      const fit = drivers.map((driver, at) => {
        const apart = total - (others.get(driver.id) ?? 0);
        return (request.fit[at] ?? 0) + price * apart + cost * this.#strange(series, driver.id);
      });
      planned[index] = { ...request, fit };
      for (const other of own.keys()) {
        const partner = movable.get(other);
        if (partner && other > id) pairs.push({ one: index, other: partner.index, apart: price });
      }
    }
    return { ...problem, requests: planned, pairs: [...problem.pairs, ...pairs] };
  }

  /** Takes the drivers of a day over from its plan. */
  take({ requests, drivers }: DayProblem, { routes, unassigned }: PlanSolution): void {
    const set = (request: number, driver: number | null): void => {
      for (const { trip } of requests[request]?.tasks ?? []) {
        const own = this.#series.get(this.#range.seriesOf.get(trip.id) ?? -1);
        own?.set(trip.id, driver);
      }
    };
    for (const [vehicle, { stops }] of routes.entries())
      for (const { request } of stops) set(request, drivers[vehicle]?.id ?? null);
    for (const request of unassigned) set(request, null);
  }

  /** Whether nothing is to be gained on a day: its plan has a driver for everybody, and each of its standing orders has one driver on all days. */
  isSettled({ requests }: DayProblem, { unassigned }: PlanSolution): boolean {
    if (unassigned.length > 0) return false;
    return requests.every(({ stays, tasks: [task] }) => {
      const series = stays || !task ? undefined : this.#range.seriesOf.get(task.trip.id);
      return series === undefined || driverCounts(this.#series.get(series)?.values() ?? []).size <= 1;
    });
  }

  /** Share of the trips of a standing order, earlier or as they were at first, that another driver had. */
  #strange(series: number, driver: number): number {
    const usual = this.#usual.get(series);
    const total = usual ? sum(usual.values()) : 0;
    return total === 0 ? 0 : 1 - (usual?.get(driver) ?? 0) / total;
  }
}

const hasNone = (own: ReadonlyMap<number, number | null>): boolean => [...own.values()].includes(null);

/** Number of trips of each driver; those without one do not count. */
export function driverCounts(drivers: Iterable<number | null>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const driver of drivers) if (driver !== null) counts.set(driver, (counts.get(driver) ?? 0) + 1);
  return counts;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const each of numbers) total += each;
  return total;
}
