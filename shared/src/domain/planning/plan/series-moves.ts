import { costOfPlan } from './cost.ts';
import type { DayProblem } from './day.ts';
import type { PlanProblem, PlanRoute, PlanSolution } from './problem.ts';
import { scheduleRoute } from './schedule.ts';
import type { SeriesDrivers } from './series-drivers.ts';

/** A day with its plan so far. */
export interface PlannedDay {
  readonly asked: DayProblem;
  readonly plan: PlanSolution;
}

/** Cents below which a plan is no better. */
export const TINY = 1e-6;

/**
 * Gives all trips of a standing order that may be moved to one driver who has time for all of them: the one with whom the range is cheapest.
 * A search of single days can't, since each of them would become dearer alone.
 * @returns the days that change, with their new plans; none when the range would not become cheaper
 */
export function moveSeries(series: number, days: readonly PlannedDay[], drivers: SeriesDrivers): readonly PlannedDay[] {
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
