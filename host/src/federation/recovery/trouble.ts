import type { PinnedRemote } from '@navette/shared/federation';
import type { LoadFailure } from '../load-failure.ts';
import type { NextTry } from './use-next-try.ts';

/** A part of the screen that is not there, for whoever says so to the person in front of it. */
export interface Trouble {
  /** What should run. */
  readonly remote: PinnedRemote;
  readonly failure: LoadFailure;
  /** When it is tried again by itself; absent while it is being tried. */
  readonly next: NextTry | undefined;
  /** Only another build can heal it: what is due is a look whether there is one. */
  readonly needsBuild: boolean;
  readonly retrying: boolean;
  /** Tries now. */
  readonly retry: () => void;
}
