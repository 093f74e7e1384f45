import { readReleaseSet, type PinnedRemote, type RunnableSet } from '@navette/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import { dropRemote } from './remote-component.ts';
import { releaseSetQuery } from './release-set.ts';

/**
 * Makes the next attempt at a remote a real one, with what is pinned for it now: this page has nothing running of what failed. The other
 * remotes stay as they are.
 */
export async function retryRemote(queryClient: QueryClient, remote: PinnedRemote): Promise<void> {
  dropRemote(remote);
  const { name } = remote.declaration;
  const healed = await pinNow(name);
  if (!healed) return;
  queryClient.setQueryData(releaseSetQuery.queryKey, (set: RunnableSet | undefined) => set && { ...set, remotes: { ...set.remotes, [name]: healed }, refused: set.refused.filter((one) => one.name !== name) });
}

async function pinNow(name: string): Promise<PinnedRemote | undefined> {
  try {
    const answer = await fetch('/release/current', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return readReleaseSet(await answer.json()).remotes[name];
  } catch {
    return undefined;
  }
}
