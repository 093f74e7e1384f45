import type { ReleaseSet } from '@navette/shared/release';
import { pin } from '../registry/pin.ts';
import { currentId, newSet, readSet } from '../registry/sets.ts';

/** One version of one remote, by the name of its folder in the registry: `1.2.0`. */
export interface VersionChoice {
  readonly name: string;
  readonly version: string;
}

/**
 * The set that would run: the picks, the other remotes as they run. Nothing is written.
 * @throws {Refusal} when a pick can't be read
 */
export async function candidateSet(registry: string, picks: readonly VersionChoice[]): Promise<ReleaseSet> {
  const id = await currentId(registry);
  const running = id === undefined ? undefined : await readSet(registry, id);
  const pinned = await Promise.all(picks.map(async ({ name, version }) => [name, await pin(registry, name, version)] as const));
  return newSet({ remotes: { ...running?.remotes, ...Object.fromEntries(pinned) }, menu: running?.menu ?? [] }, new Date());
}
