import type { PinnedRemote } from '@navette/shared/federation';
import type { LoadFailure } from '../load-failure.ts';
import { healsByItself } from './heals.ts';

/** What runs this long counts as working; what fails after that is an accident of its use, ms. */
export const SETTLED = 10_000;

/**
 * What follows a failure:
 * - `again`: one quick try, since most failures are a moment's
 * - `former`: another build, or the version before
 * - `wait`: nothing before the page has said what happened
 */
export type NextStep = 'again' | 'former' | 'wait';

/** What is made of a failure. `inUse`: the version had been drawn. */
export interface FailedRun {
  readonly next: NextStep;
  readonly inUse: boolean;
}

/** What was tried for one part of the screen, and what of it is not worth another try by itself. */
export interface Trials {
  /** A version was drawn. */
  readonly drawn: (now: number) => void;
  /** A version failed while it loaded or drew, in the run of that number; asked again of the same run, the answer is the same. */
  readonly failed: (run: number, pinned: PinnedRemote, failure: LoadFailure, now: number) => FailedRun;
  /** The code of a version did not load. */
  readonly notLoaded: (pinned: PinnedRemote, failure: LoadFailure) => void;
  /** Whether a version failed in a way that only another build can heal. */
  readonly isStuck: (pinned: PinnedRemote) => boolean;
  /** Somebody asked: everything is worth another try. */
  readonly startOver: () => void;
}

/** Starts with nothing tried. */
export function startTrials(): Trials {
  const stuck = new Set<string>();
  let triedAgain = false;
  let drawnAt: number | undefined;
  let last: { readonly run: number; readonly made: FailedRun } | undefined;
  const notLoaded = ({ container }: PinnedRemote, { kind }: LoadFailure): void => {
    if (!healsByItself(kind)) stuck.add(container);
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
      // Who waited for a file that hangs has waited long enough; a host does not become another one.
      const again = !settled && !triedAgain && failure.kind !== 'hang' && failure.kind !== 'contract';
      if (again) triedAgain = true;
      else notLoaded(pinned, failure);
      const made: FailedRun = { next: again ? 'again' : settled ? 'wait' : 'former', inUse };
      last = { run, made };
      return made;
    },
    notLoaded,
    isStuck: ({ container }) => stuck.has(container),
    startOver: () => stuck.clear(),
  };
}
