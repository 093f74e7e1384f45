import { isDriven, waitsForDriver } from '../../booking/state.ts';
import type { DayProblem } from './day.ts';
import type { PlanPair, PlanProblem, PlanSolution } from './problem.ts';
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

/**
 * Who drives the trips of standing orders, while the days are planned one after the other.
 *
 * The cost of a standing order with n trips: each two of them with different drivers cost 1/n of planSeriesDriverCost; so does each trip, in the share
 * of the earlier trips that another driver had. A trip without a driver costs nothing here. What a day adds to it is part of the problem of the day:
 * a plan of a day that is cheaper makes the whole range cheaper.
 */
export class SeriesDrivers {
  readonly #range: SeriesRange;
  /** Driver of each trip of a standing order, by booking; null for one that has none. */
  readonly #series = new Map<number, Map<number, number | null>>();

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
        const apart = total - (others.get(driver.id) ?? 0) + this.#strange(series, driver.id);
        return (request.fit[at] ?? 0) + price * apart;
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

  /** Share of the earlier trips of a standing order that another driver had. */
  #strange(series: number, driver: number): number {
    const earlier = this.#range.earlier.get(series);
    const total = earlier ? sum(earlier.values()) : 0;
    return total === 0 ? 0 : 1 - (earlier?.get(driver) ?? 0) / total;
  }
}

/** How many trips each driver has; those without one do not count. */
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
