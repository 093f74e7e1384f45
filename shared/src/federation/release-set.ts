import * as z from 'zod';
import { remoteDeclarationSchema } from './remote-declaration.ts';
import { pinFaults } from './pin-faults.ts';
import { VERSION } from './semver-range.ts';
import { decidedRolesSchema } from './decided-roles.ts';
import { menuOverrideSchema } from './menu-entry.ts';

/** Path of a file inside the folder of a build, without `.` and `..`. */
const filePathSchema = z
  .string()
  .regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@~.+-]+(?:\/[\w@~.+-]+)*$/, 'A path inside the remote, without . and ..');

/** Hash of a file in the format of subresource integrity. */
const sha384Schema = z.string().regex(/^sha384-[A-Za-z\d+/]{64}$/, 'sha384- and 64 characters of base64');

/** A remote as a release set pins it: one published version with the hash of every file. */
export const pinnedRemoteSchema = z
  .strictObject({
    /** The published version. */
    version: z.string().regex(VERSION),
    /** Name of the global that holds its container, different for every build. */
    container: z.string().regex(/^[A-Za-z_]\w*$/),
    /** Folder of its files, ending in a slash: `/registry/dispatch/1.2.0/`, or an address of another origin. */
    base: z.string().regex(/^(?:https?:\/\/[^/]+)?\/(?!\/)(?:[^?#]*\/)?$/),
    /** The file that is loaded first, inside `base`. */
    entry: filePathSchema,
    /** Every file → its hash. A file that is not listed, or whose hash differs, is refused by the browser. */
    files: z.record(filePathSchema, sha384Schema),
    /** Module (`./pages/booking`) → the files it needs besides the entry, for preloading. */
    modules: z.record(z.string().regex(/^\.\/(?:pages|dialogs|slots)\/[\w-]+$/), z.array(filePathSchema)),
    /** Declaration of the remote at publication. */
    declaration: remoteDeclarationSchema,
  })
  .superRefine((pinned, context) => {
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
