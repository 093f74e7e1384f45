import type { PlanProposal } from '@navette/openapi/types';
import type { DayProblem } from './day.ts';
import type { PlanSolution } from './problem.ts';

/** The part of a proposal that follows from its plan. */
export type PlanOutcome = Pick<PlanProposal, 'before' | 'after' | 'changes' | 'unassigned' | 'ignored'>;

/** What a plan of a day changes, with reasons, and the figures before and after. */
export function proposalOf(_day: DayProblem, _solution: PlanSolution): PlanOutcome {
  throw new Error('Not implemented');
}
