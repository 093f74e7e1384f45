import type { LoadOutcome } from '@navette/shared/release';

/** When the suite goes back by itself, as ops decided. */
export interface RollbackPolicy {
  automatic: boolean;
  /** Share of sessions with a failure of one remote that is still accepted, 0 to 1. */
  budget: number;
  /** Sessions that must have asked for the remote before anything is decided. */
  minimum: number;
  /** Length of time that is looked at. */
  minutes: number;
}

/** How a remote fared in the time that is looked at. */
export interface Fared {
  remote: string;
  version: string;
  /** Sessions in which it was asked for. */
  sessions: number;
  /** Of these, sessions in which it failed. */
  failed: number;
  /** What failed in most of them; undefined when nothing did. */
  mainFailure: LoadOutcome | undefined;
}

/**
 * The remote because of which the suite goes back: the one with the largest share of failures among those that pass the budget.
 * @returns undefined when all is well, or when there are too few reports to decide
 */
export function judge(remotes: readonly Fared[], { automatic, budget, minimum }: RollbackPolicy): Fared | undefined {
  if (!automatic) return undefined;
  const failing = remotes.filter(
    ({ sessions, failed }) => sessions > 0 && sessions >= minimum && failed / sessions > budget,
  );
  return failing.sort((left, right) => right.failed / right.sessions - left.failed / left.sessions)[0];
}

/** The reason, for the history: remote, version, counts and what failed most. English, as all of the history. */
export function reasonOf(
  { remote, version, sessions, failed, mainFailure }: Fared,
  { budget, minutes }: RollbackPolicy,
): string {
  const percent = Math.round(budget * 1000) / 10;
  return `${remote} ${version} failed in ${failed} of ${sessions} sessions within ${minutes} min, mainly ${mainFailure ?? 'unknown'}; the budget is ${percent} %`;
}
