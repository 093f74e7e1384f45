import { setImmediate } from 'node:timers/promises';
import {
  checkPlan,
  type DayProblem,
  dayProblem,
  MOST_PLANNED_TRIPS,
  type PlanDay,
  type PlanRefusal,
  type PlanSolution,
  planRefusal,
  planSeries,
  type SeriesPlans,
  type SeriesSearch,
  seriesOutcome,
} from '@navette/shared/plan';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { conflict, refuseRange } from '../../kernel/problem.ts';
import { planFailed } from '../../ports/planner/planner-port.ts';
import { refuseOddDays } from '../planning/read-refusals.ts';
import type { DispatchServices } from '../services.ts';
import { travelOf } from './propose-plan.ts';
import { readSeries } from './read-series.ts';

/** Days that are planned at once at most. */
export const MOST_PLANNED_DAYS = 31;

/** Seconds of a search that is not told how long it may take, and the shortest one of a day. */
const [USUAL_SECONDS, LEAST_SECONDS] = [20, 0.2];

/**
 * Proposes drivers of standing orders. No database connection is held while days are planned.
 * @param signal aborted when the caller has left, which ends the search
 * @throws ProblemError when nothing can be planned, or the planner fails or gives a plan that breaks a rule
 */
export async function proposeSeriesPlan(
  { db, routes, planner, now }: Pick<DispatchServices, 'db' | 'routes' | 'planner' | 'now'>,
  { from, until, seconds: longest = USUAL_SECONDS, seed = 1, ...query }: BodyOf<'proposeSeriesPlan'>,
  signal: AbortSignal,
): Promise<AnswerOf<'proposeSeriesPlan'>> {
  refuseOddDays([from, until], (index) => (index === 0 ? 'from' : 'until'));
  refuseRange({ start: from, end: until }, 'until', MOST_PLANNED_DAYS);
  const { facts, ...range } = await readSeries(db, { range: { start: from, end: until }, ...query }, now());
  refuseDays(range.days);
  let [iterations, isEstimated] = [0, false];
  const problemOf = async (day: PlanDay): Promise<DayProblem> => {
    signal.throwIfAborted();
    const { matrix, estimated } = await travelOf(routes, day);
    isEstimated ||= estimated;
    return dayProblem(day, matrix);
  };
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 1000;
  const search: SeriesSearch = {
    problemOf,
    async isOver() {
      await setImmediate();
      signal.throwIfAborted();
      return passed() >= longest;
    },
    async plan(problem, start, share) {
      const seconds = Math.max(LEAST_SECONDS, (longest - passed()) * share);
      const found = await planner.plan(problem, { seconds, seed, start, signal });
      const faults = checkPlan(problem, found.solution);
      if (faults.length > 0)
        throw planFailed(new Error(`the plan breaks rules: ${JSON.stringify(faults.slice(0, 20))}`));
      iterations += found.iterations;
      return found.solution;
    },
  };
  const plans = query.kept ? await plansAsKept(range.days, search) : await planSeries(range, search);
  const seconds = Math.round(passed() * 10) / 10;
  const outcome = await seriesOutcome(range, plans, facts, problemOf);
  return { from, until, planner: planner.name, estimated: isEstimated, seconds, iterations, ...outcome };
}

/** The present plan of each day with the changes that are kept. */
async function plansAsKept(
  days: readonly PlanDay[],
  { problemOf, isOver }: Pick<SeriesSearch, 'problemOf' | 'isOver'>,
): Promise<SeriesPlans> {
  const plans = new Map<string, PlanSolution>();
  for (const day of days) {
    await isOver();
    plans.set(day.date, (await problemOf(day)).start);
  }
  return plans;
}

/**
 * Refuses days none of which can be planned, and those with too many trips.
 * @throws ProblemError 409
 */
function refuseDays(days: readonly PlanDay[]): void {
  const refusals = new Set(days.map((day) => planRefusal(day)));
  const order: readonly PlanRefusal[] = refusals.has(undefined) ? ['tooLarge'] : ['tooLarge', 'noDrivers', 'noTrips'];
  const refusal = order.find((each) => refusals.has(each)) ?? (days.length === 0 ? 'noTrips' : undefined);
  if (refusal) throw conflict(`plan.${refusal}`, { params: { max: MOST_PLANNED_TRIPS } });
}
