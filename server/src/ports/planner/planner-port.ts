import type { PlanProblem, PlanSolution } from '@navette/shared/plan';
import { ProblemError } from '../../kernel/problem.ts';

/** Time and start of a search. */
export interface PlanSearch {
  /** Maximum seconds of the search. */
  readonly seconds: number;
  /** Maximum number of plans tried: when it is reached before the time, an embedded search finds the same plan from the same seed. */
  readonly iterations?: number | undefined;
  readonly seed: number;
  /** Valid plan to begin with. */
  readonly start?: PlanSolution | undefined;
  /** Ends the search, whose call then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** The best plan of a search, and how many were tried; 0 when the planner does not say. */
export interface FoundPlan {
  readonly solution: PlanSolution;
  readonly iterations: number;
}

/**
 * Searches plans of a day.
 * Every adapter passes planner-port.contract.ts.
 */
export interface Planner {
  readonly name: 'embedded' | 'vroom';
  /**
   * The best plan found in the time; it keeps to every hard rule, but is rarely proven to be the best.
   * Waits for its turn while as many searches run as the machine has room for.
   * @throws ProblemError 503 `plan.busy` when too many wait already or its turn does not come for long, 502 `plan.failed` when the planner fails
   */
  plan(problem: PlanProblem, search: PlanSearch): Promise<FoundPlan>;
  /** Ends all searches, running and waiting, whose calls fail, and accepts no more. */
  stop(): Promise<void>;
}

/** The planner failed. */
export const planFailed = (cause: unknown): ProblemError => new ProblemError(502, 'plan.failed', { cause });

/** No turn for another search. */
export const planBusy = (): ProblemError => new ProblemError(503, 'plan.busy', { headers: { 'retry-after': '5' } });
