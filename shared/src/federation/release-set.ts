import * as z from 'zod';
import { remoteDeclarationSchema } from './remote-declaration.ts';
import { isVersion } from './semver-range.ts';
import { decidedRolesSchema } from './decided-roles.ts';
import { fitsHost, HOST_CONTRACT_VERSION } from './contract-version.ts';
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
    version: z.string().refine(isVersion),
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
  .superRefine(({ version, entry, files, modules, declaration }, context) => {
    const add = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    const missing = [entry, ...Object.values(modules).flat()].filter((path) => files[path] === undefined);
    for (const path of new Set(missing)) add('files', `${path} has no hash`);
    if (version !== declaration.version) add('version', `Pinned ${version}, declared ${declaration.version}`);
    for (const { module } of [...declaration.routes, ...declaration.dialogs, ...declaration.slots])
      if (modules[module] === undefined) add('modules', `${module} is declared and missing`);
  });

/** A remote as a release set pins it. */
export type PinnedRemote = Readonly<z.infer<typeof pinnedRemoteSchema>>;

/** The build of the host that a release set pins: one published version with the hash of every file. */
export const pinnedHostSchema = z.strictObject({
  /** The published version. */
  version: z.string().refine(isVersion),
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
    contract: z.string().refine(isVersion),
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

/** A remote of a set that this host can't run. The rest of the set runs. */
export interface RefusedRemote {
  readonly name: string;
  /** `contract`: it needs another host. `invalid`: its entry in the set is unreadable for this host. */
  readonly reason: 'contract' | 'invalid';
  /** For logs and for the details of the failure page; English. */
  readonly detail: string;
  /** Present with `contract`: its menu entries and its domain's title remain available. */
  readonly pinned?: PinnedRemote;
}

/** A set as parsed by a host. */
export interface RunnableSet extends Omit<ReleaseSet, 'remotes' | 'roles'> {
  /** Remotes that this host can run, by name. */
  readonly remotes: Readonly<Record<string, PinnedRemote>>;
  /** Remotes that it can't run. */
  readonly refused: readonly RefusedRemote[];
}

/**
 * Parses a whole set strictly, as ops write and verify it.
 * @throws {z.ZodError} naming missing, wrong or unknown properties
 */
export const parseReleaseSet = (value: unknown): ReleaseSet => releaseSetSchema.parse(value);

const envelopeSchema = z.strictObject({ ...envelope, remotes: z.record(z.string(), z.unknown()) });

/**
 * Parses a set in the browser. Each remote is parsed separately, so that one that needs a newer host does not take down the others.
 * @throws {z.ZodError} when the set itself is unreadable
 */
export function readReleaseSet(value: unknown, hostContract: string = HOST_CONTRACT_VERSION): RunnableSet {
  const { remotes: entries, ...set } = envelopeSchema.parse(value);
  const remotes: Record<string, PinnedRemote> = {};
  const refused: RefusedRemote[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    const parsed = pinnedRemoteSchema.safeParse(entry);
    if (!parsed.success) refused.push(refusal(name, entry, parsed.error, hostContract));
    else if (!fitsHost(parsed.data.declaration.contract, hostContract))
      refused.push({ ...misfit(name, parsed.data.declaration.contract, hostContract), pinned: parsed.data });
    else remotes[name] = parsed.data;
  }
  return { ...set, remotes, refused };
}

/** A declaration of a later contract may have unknown properties; its range tells whether it is that or an invalid entry. */
function refusal(name: string, entry: unknown, error: z.ZodError, hostContract: string): RefusedRemote {
  const range = z.object({ declaration: z.object({ contract: z.string() }) }).safeParse(entry);
  if (range.success && !fitsHost(range.data.declaration.contract, hostContract))
    return misfit(name, range.data.declaration.contract, hostContract);
  return { name, reason: 'invalid', detail: z.prettifyError(error) };
}

const misfit = (name: string, range: string, hostContract: string): RefusedRemote => ({
  name,
  reason: 'contract',
  detail: `Needs host contract ${range}, this host has ${hostContract}`,
});
