import { type Change, history } from '../registry/history.ts';
import { readStoredSet } from '../registry/stored-set.ts';
import { type RemoteDifference, remoteDifferences } from './difference.ts';

/** A line of the history with what it changed about the remotes. */
export interface ListedChange extends Change {
  /** What differs between the two sets; for a set that was pruned since, nothing. */
  readonly remotes: readonly RemoteDifference[];
}

/** Changes, newest first, at most `limit`. */
export async function listHistory(registry: string, limit = 50): Promise<ListedChange[]> {
  const newest = (await history(registry)).toReversed().slice(0, limit);
  return Promise.all(newest.map(async (change) => ({ ...change, remotes: await differencesOf(registry, change) })));
}

/** A trial is held against what it replaced in the trial, or else against nothing: its base is not in the line. */
async function differencesOf(registry: string, { action, before, after }: Change): Promise<RemoteDifference[]> {
  if (action !== 'activate' && action !== 'rollback') return [];
  if (after === null || before === after) return [];
  const [was, is] = await Promise.all([before === null ? undefined : stored(registry, before), stored(registry, after)]);
  return is && (was || before === null) ? remoteDifferences(was, is) : [];
}

const stored = (registry: string, id: string) => readStoredSet(registry, id).catch(() => undefined);
