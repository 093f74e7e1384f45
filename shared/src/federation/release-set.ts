import * as z from 'zod';
import { decidedRolesSchema } from './decided-roles.ts';
import { fitsHost, HOST_CONTRACT_VERSION } from './contract-version.ts';
import { menuOverrideSchema } from './menu-override.ts';
import { pinnedHostSchema } from './pinned-host.ts';
import { pinnedRemoteSchema, type PinnedRemote } from './pinned-remote.ts';
import { isVersion } from './semver-range.ts';

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
