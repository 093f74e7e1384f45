import type { ReleaseSet } from '@navette/shared/release';
import { newSet } from '../registry/sets.ts';
import { chosen, type VersionChoice } from '../release/choose.ts';

/**
 * The set that would run: the picks, the other remotes and the menu as they are. Nothing is written.
 * @throws {Refusal} when a pick is not published, or its files are not those that were
 */
export const candidateSet = async (registry: string, picks: readonly VersionChoice[]): Promise<ReleaseSet> =>
  newSet(await chosen(registry, picks, { workingCopies: true }), new Date());
