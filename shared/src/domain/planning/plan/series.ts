import { costOfPlan } from './cost.ts';
import type { DayProblem } from './day.ts';
import type { PlanProblem, PlanSolution, PlanRoute } from './problem.ts';
import { SeriesDrivers, type SeriesRange } from './series-drivers.ts';
import type { PlanDay } from './tasks.ts';
import { scheduleRoute } from './schedule.ts';

/** Services of the caller that planning standing orders needs. */
export interface SeriesSearch {
  /** The problem of a day; the same each time it is asked for. */
  readonly problemOf: (day: PlanDay) => Promise<DayProblem>;
  /**
   * A plan of a problem that keeps to every rule.
   * @param start valid plan to begin with
   * @param share of the time that is left
   */
  readonly plan: (problem: PlanProblem, start: PlanSolution, share: number) => Promise<PlanSolution>;
  /** Whether the time is over; asked every few milliseconds, so that the caller may do something else meanwhile. */
  readonly isOver: () => Promise<boolean>;
}

/** Plans of days, by date; a day without one stays as it is. */
export type SeriesPlans = ReadonlyMap<string, PlanSolution>;

/** Maximum number of times that the days are planned, each time with what became of the others. */
const PASSES = 3;

/** Sum of the squares of the trips of the days up to which the problems of all of them are kept: a few hundred megabytes. */
const MOST_TOGETHER = 3_000_000;

/**
 * Gives standing orders as few drivers as the days allow. Those that have several, or a trip without one, are given to one driver as a whole where
 * somebody has time. Then one day is planned after the other, where a driver costs the more, the fewer of the other trips of the standing order he
 * has. Both again, until nothing changes any more. A plan is taken when it makes the whole range cheaper, so that more time never makes it worse.
 * Days on which nothing is to be gained, and standing orders that have one driver, are left alone.
 */
export async function planSeries(range: SeriesRange, search: SeriesSearch): Promise<SeriesPlans> {
  const { problemOf, plan, isOver } = search;
  const drivers = new SeriesDrivers(range);
  const plans = new Map<string, PlanSolution>();
  const take = (asked: DayProblem, best: PlanSolution): void => {
    plans.set(asked.day.date, best);
    drivers.take(asked, best);
  };
  const unsteady = drivers.unsteady();
  const isSmall = range.days.reduce((sum, { trips }) => sum + trips.length ** 2, 0) <= MOST_TOGETHER;
  const together: DayProblem[] = [];
  if (isSmall && unsteady.length > 0) for (const day of range.days) together.push(await problemOf(day));
  const moveAll = async (): Promise<boolean> => {
    const asSoFar = (): PlannedDay[] =>
      together.map((asked) => ({ asked, plan: plans.get(asked.day.date) ?? asked.start }));
    let isMoved = false;
    for (let isMoving = true; isMoving; isMoved ||= isMoving) {
      isMoving = false;
      for (const series of unsteady) {
        if (await isOver()) return isMoved;
        const moved = moveSeries(series, asSoFar(), drivers);
        for (const day of moved) take(day.asked, day.plan);
        isMoving ||= moved.length > 0;
      }
    }
    return isMoved;
  };
  for (let pass = 0, isBetter = true; pass < PASSES && isBetter; pass += 1) {
    isBetter = await moveAll();
    for (const [at, day] of range.days.entries()) {
      if (await isOver()) return plans;
      const asked = together[at] ?? (await problemOf(day));
      const start = plans.get(day.date) ?? asked.start;
      if (drivers.isSettled(asked, start)) continue;
      const priced = drivers.priced(asked);
      const found = await plan(priced, start, 1 / ((PASSES - pass) * range.days.length - at));
      const isCheaper = costOfPlan(priced, found) < costOfPlan(priced, start) - TINY;
      if (isCheaper || start.unassigned.length > 0) take(asked, isCheaper ? found : start);
      isBetter ||= isCheaper;
    }
  }
  return plans;
}

/** A day with its plan so far. */
interface PlannedDay {
  readonly asked: DayProblem;
  readonly plan: PlanSolution;
}

/** Cents below which a plan is no better. */
const TINY = 1e-6;

/**
 * Gives all trips of a standing order that may be moved to one driver who has time for all of them: the one with whom the range is cheapest.
 * A search of single days can't, since each of them would become dearer alone.
 * @returns the days that change, with their new plans; none when the range would not become cheaper
 */
function moveSeries(series: number, days: readonly PlannedDay[], drivers: SeriesDrivers): readonly PlannedDay[] {
  const own = days.flatMap((day) => {
    const moved = drivers.movable(series, day.asked);
    return moved.length > 0 ? [{ ...day, moved, rest: withoutRequests(day, moved) }] : [];
  });
  const [first] = own;
  if (!first) return [];
  const { rules } = first.asked.day;
  const bookings = new Set(
    own.flatMap(({ asked, moved }) => moved.flatMap((index) => asked.requests[index]?.tasks[0]?.trip.id ?? [])),
  );
  let best: readonly PlannedDay[] = [];
  let least =
    drivers.cost(series, rules) + own.reduce((sum, { asked, plan }) => sum + costOfPlan(asked.problem, plan), 0) - TINY;
  for (const { id } of first.asked.drivers) {
    let cost = drivers.cost(series, rules, { bookings, driver: id });
    const found: PlannedDay[] = [];
    for (const { asked, moved, rest } of own) {
      const at = asked.drivers.findIndex((driver) => driver.id === id);
      const plan = rest && withRequests(asked.problem, rest, at, moved);
      if (!plan || cost >= least) break;
      cost += costOfPlan(asked.problem, plan);
      found.push({ asked, plan });
    }
    if (found.length === own.length && cost < least) [best, least] = [found, cost];
  }
  return best;
}

const EMPTY: PlanRoute = { departure: 0, stops: [], arrival: 0 };

const orderOf = ({ stops }: PlanRoute): number[] =>
  stops.flatMap(({ kind, request }) => (kind === 'pickUp' ? request : []));

/** A plan without some of its requests, which are then in none of its lists; undefined when the others have no time without them. */
function withoutRequests(
  { asked: { problem }, plan }: PlannedDay,
  without: readonly number[],
): PlanSolution | undefined {
  const routes = plan.routes.flatMap((route, at) => {
    const vehicle = problem.vehicles[at];
    const all = orderOf(route);
    const order = all.filter((request) => !without.includes(request));
    if (!vehicle || order.length === all.length) return route;
    return (order.length === 0 ? EMPTY : scheduleRoute(problem, vehicle, order)) ?? [];
  });
  const unassigned = plan.unassigned.filter((request) => !without.includes(request));
  return routes.length === plan.routes.length ? { routes, unassigned } : undefined;
}

/** A plan with more requests of one vehicle, in the order of their times; undefined when a rule does not allow it. */
function withRequests(
  problem: PlanProblem,
  { routes, unassigned }: PlanSolution,
  at: number,
  more: readonly number[],
): PlanSolution | undefined {
  const [vehicle, route] = [problem.vehicles[at], routes[at]];
  if (!vehicle || !route || more.some((request) => problem.requests[request]?.fit[at] === Infinity)) return undefined;
  const earliest = (request: number): number => problem.requests[request]?.pickUp.earliest ?? 0;
  const order = [...orderOf(route), ...more].toSorted((one, other) => earliest(one) - earliest(other));
  const longer = scheduleRoute(problem, vehicle, order);
  return longer && { routes: routes.with(at, longer), unassigned };
}
