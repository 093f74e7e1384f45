import * as z from 'zod';
import { type PinnedRemote, readReleaseSet, type RunnableSet } from './release-set.ts';

/** `stable` runs for everybody; `staged` is first tried out by a role or by named users. */
export const RELEASE_CHANNELS = ['stable', 'staged'] as const;

/** One of {@link RELEASE_CHANNELS}. */
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number];

/** Answer of `GET /release/current`. `?channel=stable` requests the stable set whatever is staged. */
export const runningReleaseSchema = z.strictObject({
  /** Channel of the set. */
  channel: z.enum(RELEASE_CHANNELS),
  /** Whether a set is staged for this user, even when they asked for the stable one. */
  preview: z.boolean(),
  set: z.unknown(),
  /** Remote → its former version, for a tab that can't load the new one. Only versions that differ from the set's. */
  fallbacks: z.record(z.string(), z.unknown()),
  /** Origins from which a developer may load a remote, temporarily allowed by ops; usually none. */
  overrides: z.array(z.url()),
});

/** The release that a page runs. */
export interface RunningRelease extends Readonly<Omit<z.infer<typeof runningReleaseSchema>, 'set' | 'fallbacks'>> {
  readonly set: RunnableSet;
  /** Remote → its former version, if this host can run it. */
  readonly fallbacks: Readonly<Record<string, PinnedRemote>>;
}

/**
 * Parses the answer of `GET /release/current` in the browser. A former version that this host can't parse is left out.
 * @throws {z.ZodError} when the answer or the set itself is unreadable
 */
export function readRunningRelease(value: unknown, hostContract?: string): RunningRelease {
  const { set, fallbacks, ...release } = runningReleaseSchema.parse(value);
  const { id, createdAt, host, menu, ...runnable } = readReleaseSet(set, hostContract);
  const former = readReleaseSet({ id, createdAt, host, menu, remotes: fallbacks }, hostContract).remotes;
  return { ...release, set: { id, createdAt, host, menu, ...runnable }, fallbacks: former };
}
