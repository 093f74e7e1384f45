import { checkPlan, dayPlaces, dayProblem, MOST_PLANNED_TRIPS, planRefusal, proposalOf } from '@navette/shared/plan';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { conflict } from '../../kernel/problem.ts';
import { planFailed } from '../../ports/planner/planner-port.ts';
import { refuseOddDays } from '../planning/read-refusals.ts';
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
  { db, routes, planner }: Pick<DispatchServices, 'db' | 'routes' | 'planner'>,
  { date, seconds: longest = USUAL_SECONDS, seed = 1, ...query }: BodyOf<'proposePlan'>,
  signal: AbortSignal,
): Promise<AnswerOf<'proposePlan'>> {
  refuseOddDays([date], () => 'date');
  const day = await readPlanDay(db, date, query);
  const refusal = planRefusal(day);
  if (refusal) throw conflict(`plan.${refusal}`, { params: { max: MOST_PLANNED_TRIPS } });
  const travel = await routes.matrix(dayPlaces(day));
  const asked = dayProblem(day, travel.matrix);
  const began = performance.now();
  const found = await planner.plan(asked.problem, { seconds: longest, seed, start: asked.start, signal });
  const seconds = (performance.now() - began) / 1000;
  const faults = checkPlan(asked.problem, found.solution);
  if (faults.length > 0) throw planFailed(new Error(`the plan breaks rules: ${JSON.stringify(faults.slice(0, 20))}`));
  return {
    date,
    planner: planner.name,
    estimated: travel.estimated,
    seconds: Math.round(seconds * 10) / 10,
    iterations: found.iterations,
    ...proposalOf(asked, found.solution),
  };
}
