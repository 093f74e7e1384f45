import type { PinnedRemote } from '@navette/shared/federation';
import type { LoadFailure } from '../load-failure.ts';
import type { NextTry } from './use-next-try.ts';

/** State of a failed part of the screen, for the message in its place. */
export interface PartFailure {
  /** The released build. */
  readonly remote: PinnedRemote;
  readonly failure: LoadFailure;
  /** Time of the next automatic retry; absent during a retry. */
  readonly next: NextTry | undefined;
  /** The failure is permanent: a retry looks for another build. */
  readonly needsBuild: boolean;
  readonly retrying: boolean;
  /** Retries now. */
  readonly retry: () => void;
}
