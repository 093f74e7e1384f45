import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { Damaged, parseStored } from './damaged.ts';
import { keys } from './keys.ts';
import type { Registry } from './registry.ts';

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
  if (!id.safeParse(set).success) throw new Refusal(`${set} is not the id of a set.`);
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
    throw new Damaged(keys.current, `names ${set}, which is not there`);
  throw new Refusal(`There is no set ${set} in this registry. \`ops history\` names those that ran.`);
}
