import { readRunningRelease, type PinnedRemote } from '@navette/shared/federation';
import { developedRemote, isOverride } from '../overrides/developed-remote.ts';
import { askRelease } from '../request-release.ts';
import type { PageRelease } from '../page-release.ts';

/**
 * The builds of a remote that may run in this tab, the best first: the one of this page, the one that is pinned on the server by now, the version
 * before. What is taken from a developer's server comes from there or not at all.
 * @param running what fails
 * @param healed whether another build is better than the one of this page: that one fails for a reason that lies in it
 */
export async function* candidatesFor(
  release: PageRelease | undefined,
  running: PinnedRemote,
  healed: boolean,
): AsyncGenerator<PinnedRemote> {
  if (isOverride(running)) return yield await developedRemote(running.base).catch(() => running);
  const { name } = running.declaration;
  const own = releasedIn(release, name);
  if (own && !healed) yield own;
  const pinned = await pinnedNow(name);
  if (pinned && pinned.container !== own?.container) yield pinned;
  if (own && healed) yield own;
  const former = release?.fallbacks[name];
  if (former) yield former;
}

/** What should run of a remote in this page, if this host can run it. */
export function releasedIn(release: PageRelease | undefined, name: string): PinnedRemote | undefined {
  const former = release?.former[name];
  if (!former) return release?.set.remotes[name];
  return former.reason === 'contract' ? undefined : former.released;
}

/** What is pinned on the server now; `undefined` when it does not say, or this host can't run it. */
async function pinnedNow(name: string): Promise<PinnedRemote | undefined> {
  try {
    return readRunningRelease(await askRelease(5000)).set.remotes[name];
  } catch {
    return undefined;
  }
}
