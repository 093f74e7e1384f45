import * as z from 'zod';
import { pinFaults } from './pin-faults.ts';
import { filePathSchema, pinnedSchema, sha384Schema } from './pinned.ts';
import { VERSION } from './semver-range.ts';
import { decidedRolesSchema } from './decided-roles.ts';
import { menuOverrideSchema } from './menu-entry.ts';

/** A remote as a release set pins it: one published version with the hash of every file. */
export const pinnedRemoteSchema = pinnedSchema.superRefine((pinned, context) => {
  for (const { property, message } of pinFaults(pinned))
    context.addIssue({ code: 'custom', path: [property], message });
});

/** A remote as a release set pins it. */
export type PinnedRemote = Readonly<z.infer<typeof pinnedRemoteSchema>>;

/** The build of the host that a release set pins: one published version with the hash of every file. */
export const pinnedHostSchema = z.strictObject({
  /** The published version. */
  version: z.string().regex(VERSION),
  /** Folder of its files in the registry: `/registry/host/1.2.0/`. The server serves them under the root of the suite. */
  base: z.string().regex(/^\/registry\/host\/[^/]+\/$/),
  /** Every file → its hash. */
  files: z.record(filePathSchema, sha384Schema),
});

/** The build of the host that a release set pins. */
export type PinnedHost = Readonly<z.infer<typeof pinnedHostSchema>>;

const envelope = {
  /** Identifies the set in logs, in the history and for a rollback. */
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** When it was made, UTC. */
  createdAt: z.iso.datetime(),
  /** Host that it was verified with. */
  host: z.strictObject({
    /** Version of the host contract. */
    contract: z.string().regex(VERSION),
    /** Build of the host that runs the set; missing for the one deployed with the server. */
    pinned: pinnedHostSchema.optional(),
  }),
  /** Changes of the menu by ops. */
  menu: z.array(menuOverrideSchema),
};

/** One immutable set of remotes that were verified together. */
export const releaseSetSchema = z.strictObject({
  ...envelope,
  /** Name → pinned version. */
  remotes: z.record(z.string(), pinnedRemoteSchema),
  /** Roles of permissions of remotes, where ops changed them. For the server only: never sent to a browser. */
  roles: decidedRolesSchema.optional(),
});

/** One immutable set of remotes that were verified together. */
export type ReleaseSet = Readonly<z.infer<typeof releaseSetSchema>>;

/**
 * Parses a whole set strictly, as ops write and verify it.
 * @throws {z.ZodError} naming missing, wrong or unknown properties
 */
export const parseReleaseSet = (value: unknown): ReleaseSet => releaseSetSchema.parse(value);

/** A set whose remotes are not parsed yet. */
export const releaseEnvelopeSchema = z.strictObject({ ...envelope, remotes: z.record(z.string(), z.unknown()) });

/** A set whose remotes are not parsed yet. */
export type ReleaseEnvelope = Readonly<z.infer<typeof releaseEnvelopeSchema>>;
