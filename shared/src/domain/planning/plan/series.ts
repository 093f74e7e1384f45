import { costOfPlan } from './cost.ts';
import type { DayProblem } from './day.ts';
import type { PlanProblem, PlanSolution } from './problem.ts';
import { SeriesDrivers, type SeriesRange } from './series-drivers.ts';
import { moveSeries, type PlannedDay, TINY } from './series-moves.ts';
import type { PlanDay } from './tasks.ts';

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
