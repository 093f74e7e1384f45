import { readStaging } from '../registry/staged.ts';
import { currentId } from '../registry/sets.ts';
import { readStoredSet } from '../registry/stored-set.ts';
import { differences } from './difference.ts';
import type { Registry } from '../registry/registry.ts';

/** Changes of the running set since the staging began, as text: activating the staged set would revert them. Empty when there are none, or nothing is staged. */
export async function stagedBehind(registry: Registry): Promise<string[]> {
  const [staging, current] = [await readStaging(registry), await currentId(registry)];
  if (!staging || current === undefined || staging.base === current) return [];
  const [base, running] = await Promise.all([readStoredSet(registry, staging.base), readStoredSet(registry, current)]);
  return differences(base, running);
}
