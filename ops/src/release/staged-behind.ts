import { readStaging } from '../registry/staged.ts';
import { currentId } from '../registry/sets.ts';
import { readStoredSet } from '../registry/stored-set.ts';
import { differences } from './difference.ts';

/** What changed about the running set since the trial began, in words; to activate the trial would undo it. Empty when nothing did, or nothing is staged. */
export async function stagedBehind(registry: string): Promise<string[]> {
  const [staging, current] = [await readStaging(registry), await currentId(registry)];
  if (!staging || current === undefined || staging.base === current) return [];
  const [base, running] = await Promise.all([readStoredSet(registry, staging.base), readStoredSet(registry, current)]);
  return differences(base, running);
}
