import * as z from 'zod';

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

/** Answer of `GET /release/current`. */
export type RunningAnswer = Readonly<z.infer<typeof runningReleaseSchema>>;
