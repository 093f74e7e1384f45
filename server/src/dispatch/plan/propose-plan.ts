import {
  checkPlan,
  dayPlaces,
  dayProblem,
  estimatedTravel,
  MOST_PLANNED_TRIPS,
  type PlanDay,
  planRefusal,
  proposalOf,
  type TravelMatrix,
} from '@navette/shared/plan';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import { planFailed } from '../../ports/planner/planner-port.ts';
import { refuseOddDays } from '../planning/read-refusals.ts';
import type { Routes } from '../../ports/routes/route-port.ts';
import type { DispatchServices } from '../services.ts';
import { readPlanDay } from './read-day.ts';

/** Seconds of a search that is not told how long it may take. */
const USUAL_SECONDS = 5;

/**
 * Proposes a plan of a day. No database connection is held while it is searched.
 * @param signal aborted when the caller has left, which ends the search
 * @throws ProblemError when the day can't be planned, or the planner fails or gives a plan that breaks a rule
 */
export async function proposePlan(
  { db, routes, planner, now }: Pick<DispatchServices, 'db' | 'routes' | 'planner' | 'now'>,
  { date, seconds: longest = USUAL_SECONDS, seed = 1, ...query }: BodyOf<'proposePlan'>,
  signal: AbortSignal,
): Promise<AnswerOf<'proposePlan'>> {
  refuseOddDays([date], () => 'date');
  const day = await readPlanDay(db, { date, query, now: now() });
  refuseOddDrivers(day);
  refuseImpossible(day);
  const { matrix, estimated } = await travelOf(routes, day);
  const asked = dayProblem(day, matrix);
  refuseImpossible(
    day,
    asked.requests.flatMap(({ tasks }) => tasks),
  );
  const began = performance.now();
  const found =
    longest === 0
      ? { solution: asked.start, iterations: 0 }
      : await planner.plan(asked.problem, { seconds: longest, seed, start: asked.start, signal });
  const seconds = (performance.now() - began) / 1000;
  const faults = checkPlan(asked.problem, found.solution);
  if (faults.length > 0) throw planFailed(new Error(`the plan breaks rules: ${JSON.stringify(faults.slice(0, 20))}`));
  return {
    date,
    planner: planner.name,
    estimated,
    seconds: Math.round(seconds * 10) / 10,
    iterations: found.iterations,
    located: [...asked.located],
    ...proposalOf(asked, found.solution),
  };
}

function refuseImpossible(...day: Parameters<typeof planRefusal>): void {
  const refusal = planRefusal(...day);
  if (refusal) throw conflict(`plan.${refusal}`, { params: { max: MOST_PLANNED_TRIPS } });
}

/** Each active driver is away or late once. */
function refuseOddDrivers({ drivers, query }: PlanDay): void {
  const active = new Set(drivers.flatMap(({ id, active }) => (active ? id : [])));
  for (const list of ['away', 'late'] as const) {
    const seen = new Set<number>();
    for (const [index, { driverId }] of (query[list] ?? []).entries()) {
      const messageKey = seen.has(driverId) ? 'validation.duplicate' : 'validation.notFound';
      if (seen.has(driverId) || !active.has(driverId))
        throw invalid({ field: `${list}.${index}.driverId`, messageKey });
      seen.add(driverId);
    }
  }
}

/** Time of the slowest traffic: one matrix has to do for the whole day. */
const RUSH_HOUR = '08:00';

/**
 * Travel between the places of a day. Conflicts are found with the estimate whatever service measures routes, so that no way of a plan may be faster:
 * it would be a conflict as soon as it is applied.
 */
export async function travelOf(
  routes: Routes,
  day: PlanDay,
): Promise<{ readonly matrix: TravelMatrix; readonly estimated: boolean }> {
  const places = dayPlaces(day);
  const { matrix, estimated } = await routes.matrix(places, { date: day.date, time: RUSH_HOUR });
  if (estimated) return { matrix, estimated };
  const slowest = estimatedTravel(places, day.date).seconds;
  const seconds = matrix.seconds.map((measured, cell) => Math.max(measured, slowest[cell] ?? 0));
  return { matrix: { ...matrix, seconds }, estimated };
}
