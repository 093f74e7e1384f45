import { createHash } from 'node:crypto';
import { HOST_CONTRACT_VERSION, parseReleaseSet, type ReleaseSet } from '@navette/shared/release';
import * as z from 'zod';
import { memoised } from '../json.ts';
import { signedSet, signHere } from '../signing/signed.ts';
import { Refusal, StoreFault } from '../refusal.ts';
import { Damaged, parseStored, unless } from './stored.ts';
import { history, lineage } from './history.ts';
import { keys } from './keys.ts';
import type { Registry } from './registry.ts';

/** Content of a set: versions, changes of menu and roles by ops, and the host where it is another than the deployed one. */
export type Content = Pick<ReleaseSet, 'remotes' | 'menu' | 'roles'> & Partial<Pick<ReleaseSet, 'host'>>;

/** A new set. Its id holds when it was made and a hash of its content: `20260521T091500123-3f9ac1d2`. */
export function newSet(content: Content, now: Date): ReleaseSet {
  const createdAt = now.toISOString();
  const id = `${createdAt.replaceAll(/[-:.Z]/g, '')}-${fingerprintOf(content)}`;
  return parseReleaseSet({
    id,
    createdAt,
    host: content.host?.pinned ? content.host : { contract: HOST_CONTRACT_VERSION },
    remotes: content.remotes,
    menu: content.menu,
    ...rolesOf(content),
  });
}

/** Whether two sets run the same versions with the same menu and roles in the same host. */
export function sameContent(left: Content, right: Content): boolean {
  return fingerprintOf(left) === fingerprintOf(right);
}

function fingerprintOf({ remotes, menu, host, ...content }: Content): string {
  const sorted = Object.entries(remotes).sort(([left], [right]) => left.localeCompare(right, 'en'));
  const essence = sorted.map(([name, remote]) => [name, remote.base, inOrder(remote.files)]);
  const pinned = host?.pinned ? [[host.pinned.base, inOrder(host.pinned.files)]] : [];
  return createHash('sha256')
    .update(JSON.stringify([essence, menu, ...pinned, ...Object.values(rolesOf(content))]))
    .digest('hex')
    .slice(0, 8);
}

/** The roles that ops decided on, permissions in order; a set without decisions has no such property. */
export function rolesOf({ roles = {} }: Pick<Content, 'roles'>): Pick<Content, 'roles'> {
  const sorted = Object.entries(roles).sort(([left], [right]) => left.localeCompare(right, 'en'));
  return sorted.length === 0 ? {} : { roles: Object.fromEntries(sorted) };
}

const inOrder = (files: Readonly<Record<string, string>>): [path: string, hash: string][] =>
  Object.entries(files).sort(([left], [right]) => left.localeCompare(right, 'en'));

/** Stores a set, signed where this process has a key. Call it under the lock. */
export async function writeSet(registry: Registry, set: ReleaseSet): Promise<void> {
  await registry.store.put(keys.set(set.id), `${JSON.stringify(set, null, 1)}\n`);
  await signHere(registry, signedSet(set));
}

/**
 * A set, read strictly.
 * @throws {Refusal} when there is no such set, or this version of ops can't read it
 */
export async function readSet(registry: Registry, id: string): Promise<ReleaseSet> {
  const stored = await readStoredSet(registry, id);
  try {
    return strictly(stored);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new Refusal(
      `The set ${id} can't be read by this version of ops. Use the one that wrote it; activate with --latest replaces the set as a whole.`,
      { cause: error },
    );
  }
}

const strictly = memoised(parseReleaseSet);

const pointer = z.object({ set: z.string() });

/** The set that this process saw run last, by registry. */
const seen = new Map<string, string>();

/**
 * The id of the set that runs, or nothing when none was ever activated.
 * @throws {Damaged} when the pointer can't be read, or is gone although a set ran
 * @throws {StoreFault} when everything is gone: a disk that is not mounted any more is an empty folder, and must not pass for a new registry
 */
export async function currentId(registry: Registry): Promise<string | undefined> {
  const id = await pointedTo(registry);
  if (id !== undefined) {
    seen.set(registry.location, id);
    return id;
  }
  if (lineage(await history(registry)).length === 0) {
    const ran = seen.get(registry.location);
    if (ran === undefined) return undefined;
    throw new StoreFault(`${registry.location} is empty, although ${ran} ran from it. Check whether it is mounted.`);
  }
  // The first activation writes the pointer before the history: it may have come in between.
  const since = await pointedTo(registry);
  if (since === undefined) throw new Damaged(keys.current, 'is missing, although the history lists sets that ran');
  return since;
}

/** As {@link currentId}; null where the pointer can't be read. */
export const currentOrLost = (registry: Registry): Promise<string | null | undefined> =>
  unless(Damaged, currentId(registry), null);

async function pointedTo(registry: Registry): Promise<string | undefined> {
  const text = (await registry.store.read(keys.current))?.text;
  return text === undefined ? undefined : parseStored(keys.current, text, pointer).set;
}

/**
 * The set that runs for everybody, or nothing when none was ever activated.
 * @throws {Refusal} when this version of ops can't read it
 */
export async function currentSet(registry: Registry): Promise<ReleaseSet | undefined> {
  const id = await currentId(registry);
  return id === undefined ? undefined : readSet(registry, id);
}

/** Content of `current` for a set. */
export const pointerTo = (id: string): string => `${JSON.stringify({ set: id })}\n`;

const id = z.string().regex(/^[\w-]{1,64}$/);

/** Minimal schema of a set that is only passed on: the browser parses each remote itself. */
export const storedSetSchema = z.looseObject({
  id,
  remotes: z.record(z.string(), z.looseObject({ base: z.string() })),
  host: z
    .looseObject({ pinned: z.looseObject({ version: z.string(), base: z.string() }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** A set as it lies in the registry, also one that a later version of ops wrote. */
export type StoredSet = Readonly<z.infer<typeof storedSetSchema>>;

const CACHE_SIZE = 32;
const cache = new Map<string, StoredSet>();

/**
 * A set as it lies in the registry. LRU cache: sets are immutable.
 * @throws {Refusal} when there is no such set
 */
export async function readStoredSet(registry: Registry, set: string): Promise<StoredSet> {
  if (!id.safeParse(set).success) throw new Refusal(`${set} is not a set id.`);
  const place = `${registry.location}\0${set}`;
  const cached = cache.get(place);
  const stored = cached ?? (await readSetAnew(registry, set));
  cache.delete(place);
  cache.set(place, stored);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return stored;
}

/**
 * As {@link readStoredSet}, whatever is in memory.
 * @throws {Damaged} when it can't be read
 */
export const readSetAnew = async (registry: Registry, set: string): Promise<StoredSet> =>
  parseStored(keys.set(set), await textOf(registry, set), storedSetSchema);

/**
 * Checks that a set is still in the registry, also when it is cached.
 * @throws {Refusal} when there is no such set any more
 */
export async function assertThere(registry: Registry, set: string): Promise<void> {
  if (id.safeParse(set).success) await textOf(registry, set);
}

async function textOf(registry: Registry, set: string): Promise<string> {
  const store = registry.store;
  const stored = await store.read(keys.set(set));
  if (stored) return stored.text;
  if ((await store.read(keys.current))?.text.includes(`"${set}"`))
    throw new Damaged(keys.current, `refers to ${set}, which is missing`);
  throw new Refusal(`There is no set ${set} in this registry. \`ops history\` lists the sets that ran.`);
}
