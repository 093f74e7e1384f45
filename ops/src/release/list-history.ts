import { type Change, history } from '../registry/history.ts';
import { readStoredSet } from '../registry/sets.ts';
import { type RemoteDifference, remoteDifferences } from './difference.ts';
import type { Registry } from '../registry/registry.ts';

/** A line of the history with what it changed about the remotes. */
export interface ListedChange extends Change {
  /** Differences between the two sets, for a trial between the one that ran and the one that is tried out; empty for a set that was pruned since. */
  readonly remotes: readonly RemoteDifference[];
}

/** Changes, newest first, at most `limit`. */
export async function listHistory(registry: Registry, limit = 50): Promise<ListedChange[]> {
  const newest = (await history(registry)).toReversed();
  return Promise.all(
    newest.slice(0, limit).map(async (change, index) => ({
      ...change,
      remotes: await differencesOf(registry, compared(change, newest.slice(index + 1))),
    })),
  );
}

/** The two sets of a change; of a trial what ran then, whatever was tried out before, and so of a rollback from a pointer that no longer said what ran. */
function compared({ action, before, after }: Change, earlier: readonly Change[]): Pick<Change, 'before' | 'after'> {
  if (action === 'stage' || (action === 'rollback' && before === null))
    return { after, before: earlier.find(isRun)?.after ?? null };
  return action === 'unstage' ? { before: null, after: null } : { before, after };
}

const isRun = ({ action }: Change): boolean => action === 'activate' || action === 'rollback';

async function differencesOf(
  registry: Registry,
  { before, after }: Pick<Change, 'before' | 'after'>,
): Promise<RemoteDifference[]> {
  if (after === null || before === after) return [];
  const [was, is] = await Promise.all([
    before === null ? undefined : stored(registry, before),
    stored(registry, after),
  ]);
  return is && (was || before === null) ? remoteDifferences(was, is) : [];
}

const stored = (registry: Registry, id: string) => readStoredSet(registry, id).catch(() => undefined);
