import type { DayProblem } from './day.ts';
import type { PlanRequest, PlanRoute, PlanSolution } from './problem.ts';
import { scheduleRoute } from './schedule.ts';
import { legOf } from './travel.ts';

/**
 * The plan with each pick-up as near to the agreed time as the trips after it allow: a search takes any time within a window, and nobody wants to call
 * a client without need. Routes on which clients share the car keep their times.
 */
export function withAgreedTimes(day: DayProblem, { routes, unassigned }: PlanSolution): PlanSolution {
  return { routes: routes.map((route, vehicle) => nearAgreed(day, vehicle, route)), unassigned };
}

function nearAgreed({ problem, requests }: DayProblem, at: number, route: PlanRoute): PlanRoute {
  const { stops } = route;
  const vehicle = problem.vehicles[at];
  const isShared = stops.some(({ request }, stop) => stop % 2 === 1 && stops[stop - 1]?.request !== request);
  if (!vehicle || isShared) return route;
  const order = stops.filter(({ kind }) => kind === 'pickUp').map(({ request }) => request);
  const wanted = [...problem.requests];
  let next: { readonly begin: number; readonly place: number } | undefined;
  for (const index of order.toReversed()) {
    const request = problem.requests[index];
    const agreed = requests[index]?.tasks[0]?.agreed;
    if (!request || agreed === undefined) return route;
    const { pickUp, delivery } = request;
    const ride = request.ride?.seconds ?? legOf(problem.travel, pickUp.place, delivery.place).seconds;
    const onward = next ? legOf(problem.travel, delivery.place, next.place).seconds : 0;
    const duration = pickUp.service + ride + delivery.service;
    const begin = Math.min(pickUp.latest, (next?.begin ?? Infinity) - onward - duration);
    wanted[index] = withEarliest(request, Math.max(pickUp.earliest, Math.min(agreed, begin)));
    next = { begin, place: pickUp.place };
  }
  const near = scheduleRoute({ travel: problem.travel, requests: wanted }, vehicle, order, 'earlyTimes');
  return near ?? route;
}

const withEarliest = (request: PlanRequest, earliest: number): PlanRequest => ({
  ...request,
  pickUp: { ...request.pickUp, earliest },
});
