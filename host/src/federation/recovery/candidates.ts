import { readRunningRelease, type PinnedRemote } from '@navette/shared/federation';
import { developedRemote, isOverride } from '../overrides/developed-remote.ts';
import { fetchRelease } from '../request-release.ts';
import type { PageRelease } from '../page-release.ts';

/**
 * Fallback builds of a remote for this tab, the best first: the one of this page, the one pinned on the server now, the previous version.
 * A remote overridden by a development server has no fallback.
 * @param running the build that fails
 * @param preferOther whether the build of this page comes last, because its own code is at fault
 */
export async function* candidatesFor(
  release: PageRelease | undefined,
  running: PinnedRemote,
  preferOther: boolean,
): AsyncGenerator<PinnedRemote> {
  if (isOverride(running)) return yield await developedRemote(running.base).catch(() => running);
  const { name } = running.declaration;
  const own = releasedIn(release, name);
  if (own && !preferOther) yield own;
  const pinned = await pinnedNow(name);
  if (pinned && pinned.container !== own?.container) yield pinned;
  if (own && preferOther) yield own;
  const former = release?.fallbacks[name];
  if (former) yield former;
}

/** The released build of a remote, if this host can run it. */
export function releasedIn(release: PageRelease | undefined, name: string): PinnedRemote | undefined {
  const former = release?.former[name];
  if (!former) return release?.set.remotes[name];
  return former.reason === 'contract' ? undefined : former.released;
}

/** The build pinned on the server now; `undefined` when the server does not answer, or this host can't run it. */
async function pinnedNow(name: string): Promise<PinnedRemote | undefined> {
  try {
    return readRunningRelease(await fetchRelease(5000)).set.remotes[name];
  } catch {
    return undefined;
  }
}
