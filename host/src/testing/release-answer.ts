import type { PinnedRemote, ReleaseSet } from '@navette/shared/federation';
import { sampleSet } from './sample-set.ts';

/** Release of the server's response, as far as the test needs it. */
export interface AnsweredRelease {
  readonly channel?: 'stable' | 'staged';
  readonly preview?: boolean;
  readonly fallbacks?: Readonly<Record<string, PinnedRemote>>;
  readonly overrides?: readonly string[];
  readonly set?: ReleaseSet;
}

/** The answer of `/release/current`. */
export const releaseAnswer = ({ set = sampleSet(), ...release }: AnsweredRelease = {}): object => ({
  channel: 'stable',
  preview: false,
  fallbacks: {},
  overrides: [],
  ...release,
  set,
});
