import type { PinnedRemote } from '@navette/shared/federation';
import type { LoadFailure } from '../load-failure.ts';
import { isTransient } from './transient-failure.ts';

/** Milliseconds after which a drawn part counts as working; a later failure comes from its use, not from the version. */
export const SETTLED = 10_000;

/**
 * Next step after a failure:
 * - `again`: one immediate retry, since most failures are transient
 * - `former`: fall back to another build, or the previous version
 * - `wait`: show the failure first
 */
export type NextStep = 'again' | 'former' | 'wait';

/** Outcome of a failed run. `inUse`: the version had been drawn. */
export interface FailedRun {
  readonly next: NextStep;
  readonly inUse: boolean;
}

/** Retry state of one part of the screen: its attempts, and the builds that are not retried automatically. */
export interface Attempts {
  /** Records that a version was drawn. */
  readonly drawn: (now: number) => void;
  /** Records that a version failed to load or draw in a run; idempotent for the same run, since React may call it twice. */
  readonly failed: (run: number, pinned: PinnedRemote, failure: LoadFailure, now: number) => FailedRun;
  /** Records that the code of a version did not load. */
  readonly notLoaded: (pinned: PinnedRemote, failure: LoadFailure) => void;
  /** Whether a version failed permanently: only another build can help. */
  readonly isExhausted: (pinned: PinnedRemote) => boolean;
  /** Clears the state: the user asked for a retry. */
  readonly startOver: () => void;
}

/** Creates the state without attempts. */
export function startAttempts(): Attempts {
  const exhausted = new Set<string>();
  let triedAgain = false;
  let drawnAt: number | undefined;
  let last: { readonly run: number; readonly made: FailedRun } | undefined;
  const notLoaded = ({ container }: PinnedRemote, { kind }: LoadFailure): void => {
    if (!isTransient(kind)) exhausted.add(container);
  };
  return {
    drawn: (now) => {
      drawnAt = now;
    },
    failed: (run, pinned, failure, now) => {
      if (last?.run === run) return last.made;
      const inUse = drawnAt !== undefined;
      const settled = drawnAt !== undefined && now - drawnAt >= SETTLED;
      drawnAt = undefined;
      if (settled) triedAgain = false;
      // No retry after a time-out, which was long enough, nor for a contract mismatch, which is permanent.
      const again = !settled && !triedAgain && failure.kind !== 'hang' && failure.kind !== 'contract';
      if (again) triedAgain = true;
      else notLoaded(pinned, failure);
      const made: FailedRun = { next: again ? 'again' : settled ? 'wait' : 'former', inUse };
      last = { run, made };
      return made;
    },
    notLoaded,
    isExhausted: ({ container }) => exhausted.has(container),
    startOver: () => exhausted.clear(),
  };
}
