/**
 * What became of one booking of several:
 * - `changed`, `unchanged` (it was so already), `told` (the driver's app was reached), `waits` (it was not yet)
 * - `refused`: the server said no, and why
 * - `failed`: the call that it went with broke off; it may have been done
 * - `unsent`: it was never asked for, because a call before broke off
 */
export interface Outcome {
  readonly state: 'changed' | 'unchanged' | 'told' | 'waits' | 'refused' | 'failed' | 'unsent';
  /** Why not; read with `describeFault`. */
  readonly problem?: unknown;
  /** Number of the change that was made, by which it can be taken back. */
  readonly change?: number;
}

const MISSED: ReadonlySet<Outcome['state']> = new Set(['refused', 'failed', 'unsent']);

/** Whether it may be tried again. */
export const isMissed = (outcome: Outcome | undefined): boolean => outcome !== undefined && MISSED.has(outcome.state);
