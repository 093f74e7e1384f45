import { costOfPlan } from './cost.ts';
import type { DayProblem } from './day.ts';
import type { PlanProblem, PlanSolution } from './problem.ts';
import { SeriesDrivers, type SeriesRange } from './series-drivers.ts';
import type { PlanDay } from './tasks.ts';

/** What planning standing orders needs of its caller. */
export interface SeriesSearch {
  /** The problem of a day; the same each time it is asked for. */
  readonly problemOf: (day: PlanDay) => Promise<DayProblem>;
  /**
   * A plan of a problem that keeps to every rule.
   * @param start valid plan to begin with
   * @param share of the time that is left
   */
  readonly plan: (problem: PlanProblem, start: PlanSolution, share: number) => Promise<PlanSolution>;
  /** Whether the time is over. */
  readonly isOver: () => boolean;
}

/** Plans of days, by date; a day without one stays as it is. */
export type SeriesPlans = ReadonlyMap<string, PlanSolution>;

/** How often the days are planned at most: each time with what became of the others. */
const PASSES = 3;

/** Cents below which a plan is no better. */
const TINY = 1e-6;

/**
 * Gives standing orders as few drivers as the days allow: plans one day after the other, where a driver costs the more, the fewer of the other trips
 * of the standing order he has; again, until nothing changes any more. A plan is taken when it makes the whole range cheaper, so that more time never
 * makes it worse. Days on which nothing is to be gained are left alone.
 */
export async function planSeries(range: SeriesRange, { problemOf, plan, isOver }: SeriesSearch): Promise<SeriesPlans> {
  const drivers = new SeriesDrivers(range);
  const plans = new Map<string, PlanSolution>();
  for (let pass = 0, isBetter = true; pass < PASSES && isBetter; pass += 1) {
    isBetter = false;
    for (const [at, day] of range.days.entries()) {
      if (isOver()) return plans;
      const asked = await problemOf(day);
      const start = plans.get(day.date) ?? asked.start;
      if (drivers.isSettled(asked, start)) continue;
      const priced = drivers.priced(asked);
      const found = await plan(priced, start, 1 / ((PASSES - pass) * range.days.length - at));
      const isCheaper = costOfPlan(priced, found) < costOfPlan(priced, start) - TINY;
      if (isCheaper || start.unassigned.length > 0) {
        const best = isCheaper ? found : start;
        plans.set(day.date, best);
        drivers.take(asked, best);
      }
      isBetter ||= isCheaper;
    }
  }
  return plans;
}
