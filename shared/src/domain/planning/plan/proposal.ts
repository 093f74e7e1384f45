import type { PlanChange, PlanProposal } from '@navette/openapi/types';
import { clockOf } from '../../time/clock.ts';
import { wallMinutes } from '../../time/elapsed.ts';
import type { DayProblem } from './day.ts';
import { figuresOf, plannedDays, presentDays } from './figures.ts';
import type { PlanSolution, PlanRequest, PlanRoute } from './problem.ts';
import { Reasons } from './reasons.ts';
import { whyUnassigned } from './unassigned.ts';
import { scheduleRoute } from './schedule.ts';
import { legOf } from './travel.ts';

/** The part of a proposal that follows from its plan. */
export type PlanOutcome = Pick<PlanProposal, 'before' | 'after' | 'changes' | 'unassigned' | 'ignored'>;

/** Changes of a valid plan of a day, with reasons, and the figures before and after. */
export function proposalOf(day: DayProblem, found: PlanSolution): PlanOutcome {
  const solution = withAgreedTimes(day, found);
  const [present, planned] = [presentDays(day), plannedDays(day, solution)];
  const reasons = new Reasons(day, solution, present, planned);
  const waiting = day.requests.flatMap(({ tasks }) => tasks).filter(({ driverId }) => driverId === null).length;
  const clock = (seconds: number): string => clockOf(wallMinutes(day.day.date, Math.floor(seconds / 60)));
  const changes = day.requests
    .flatMap(({ tasks }) => tasks)
    .flatMap((task): { readonly begin: number; readonly change: PlanChange }[] => {
      const proposed = reasons.of(task);
      // Nobody else is on time either.
      if (!proposed && task.anew === 'late') return [];
      const before = { driverId: task.driverId, pick_time: clock(task.agreed) };
      const after = { driverId: proposed?.driverId ?? null, pick_time: clock(proposed?.begin ?? task.agreed) };
      if (before.driverId === after.driverId && before.pick_time === after.pick_time) return [];
      return [
        {
          begin: proposed?.begin ?? task.agreed,
          change: { bookingId: task.trip.id, before, after, reasons: reasons.for(task) },
        },
      ];
    })
    .toSorted((one, other) => one.begin - other.begin || one.change.bookingId - other.change.bookingId)
    .map(({ change }) => change);
  return {
    before: figuresOf(day, present, waiting),
    after: figuresOf(day, planned, solution.unassigned.length),
    changes,
    unassigned: whyUnassigned(day, solution),
    ignored: [...day.ignored],
  };
}

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
