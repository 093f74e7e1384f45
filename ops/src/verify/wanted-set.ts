import type { ReleaseSet } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { currentSet, newSet } from '../registry/sets.ts';
import { stagedSet } from '../registry/staged.ts';
import { chosen, type VersionChoice } from '../release/choose.ts';
import type { Registry } from '../registry/registry.ts';

/**
 * The set that is to be looked at: these versions, the highest of all, what is staged or what runs.
 * @throws {Refusal} when there is none, or a version is not there
 */
export async function wantedSet(
  registry: Registry,
  wanted: readonly VersionChoice[] | 'latest' | 'staged' | 'current',
): Promise<ReleaseSet> {
  if (wanted !== 'staged' && wanted !== 'current')
    return newSet(await chosen(registry, wanted, { workingCopies: true }), new Date());
  const set = wanted === 'staged' ? (await stagedSet(registry))?.set : await currentSet(registry);
  if (!set) throw new Refusal(wanted === 'staged' ? 'Nothing is staged.' : 'Nothing runs yet.');
  return set;
}
