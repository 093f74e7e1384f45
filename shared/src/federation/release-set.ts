import * as z from 'zod';
import { decidedRolesSchema } from './decided-roles.ts';
import { fitsHost, HOST_CONTRACT_VERSION } from './contract-version.ts';
import { menuOverrideSchema } from './menu-override.ts';
import { pinnedHostSchema } from './pinned-host.ts';
import { pinnedRemoteSchema, type PinnedRemote } from './pinned-remote.ts';
import { isVersion } from './semver-range.ts';

const envelope = {
  /** Names the set in logs, in the history and for a rollback. */
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** When it was made, UTC. */
  createdAt: z.iso.datetime(),
  /** The host it was verified with. */
  host: z.strictObject({
    /** Version of the host contract. */
    contract: z.string().refine(isVersion),
    /** The build of the host that runs the set; absent for the one that is deployed with the server. */
    pinned: pinnedHostSchema.optional(),
  }),
  /** What ops change about the menu. */
  menu: z.array(menuOverrideSchema),
};

/** One immutable set of remotes that were verified together. */
export const releaseSetSchema = z.strictObject({
  ...envelope,
  /** Name → what is pinned. */
  remotes: z.record(z.string(), pinnedRemoteSchema),
  /** Who holds permissions that remotes bring, where ops decided otherwise than they propose. For the server alone: a browser never gets it. */
  roles: decidedRolesSchema.optional(),
});

/** One immutable set of remotes that were verified together. */
export type ReleaseSet = Readonly<z.infer<typeof releaseSetSchema>>;

/** A remote of a set that this host can't run. The rest of the set goes on. */
export interface RefusedRemote {
  readonly name: string;
  /** `contract`: it needs another host. `invalid`: this host does not understand its entry in the set. */
  readonly reason: 'contract' | 'invalid';
  /** For logs and for the details of the failure page; English. */
  readonly detail: string;
  /** Present with `contract`: its menu entries and its domain's title stay known. */
  readonly pinned?: PinnedRemote;
}

/** A set as a host reads it. */
export interface RunnableSet extends Omit<ReleaseSet, 'remotes' | 'roles'> {
  /** The remotes this host runs, by name. */
  readonly remotes: Readonly<Record<string, PinnedRemote>>;
  /** Those it does not. */
  readonly refused: readonly RefusedRemote[];
}

/**
 * Reads a whole set strictly, as ops write and verify it.
 * @throws {z.ZodError} naming what is missing, wrong or unknown
 */
export const parseReleaseSet = (value: unknown): ReleaseSet => releaseSetSchema.parse(value);

const envelopeSchema = z.strictObject({ ...envelope, remotes: z.record(z.string(), z.unknown()) });

/**
 * Reads a set in the browser. Each remote is judged alone, so that one this host is too old for does not take the others down.
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

/** A declaration of a later contract may have properties this host can't read; the range says which of the two it is. */
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
