import type { PlanProblem, PlanSolution } from './problem.ts';

/** Hard rules of a plan. */
export const PLAN_FAULTS = [
  'shape',
  'carried',
  'fit',
  'order',
  'travel',
  'window',
  'ride',
  'alone',
  'capacity',
  'absence',
  'break',
  'hours',
  'day',
] as const;

/** A hard rule that a plan breaks. */
export interface PlanFault {
  readonly kind: (typeof PLAN_FAULTS)[number];
  /** Index of the vehicle; null for a request that no route has. */
  readonly vehicle: number | null;
  /** Index of the request; null when it concerns the whole route. */
  readonly request: number | null;
}

/** Hard rules that a plan breaks, apart from any search; none for a valid plan. */
export function checkPlan(_problem: PlanProblem, _solution: PlanSolution): PlanFault[] {
  throw new Error('Not implemented');
}
