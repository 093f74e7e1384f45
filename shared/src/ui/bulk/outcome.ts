import type { StatusStyle } from '../status/row-status.ts';

/**
 * Result of a job for one record:
 * - `changed`, `unchanged` (it had the value already), `notified` (a person was reached), `waits` (was offline)
 * - `refused`: the server refused it, with the problem
 * - `failed`: its call broke off; the change may have been made
 * - `unsent`: never sent, because an earlier call broke off
 */
export interface Outcome {
  readonly state: 'changed' | 'unchanged' | 'notified' | 'waits' | 'refused' | 'failed' | 'unsent';
  /** The problem; read it with `describeFault`. */
  readonly problem?: unknown;
  /** Id of the change in the history, for undo. */
  readonly change?: number;
}

/** Result by record id. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/** Icon and text of each result that jobs of this kind have. */
export type OutcomeStyles = Readonly<Partial<Record<Outcome['state'], StatusStyle>>>;

const MISSED: ReadonlySet<Outcome['state']> = new Set(['refused', 'failed', 'unsent']);

/** Whether it may be retried. */
export const isMissed = (outcome: Outcome | undefined): boolean => outcome !== undefined && MISSED.has(outcome.state);
