import type { FailureKind, PinnedRemote } from '@navette/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import { pageReleaseQuery, withFormer, withReleased } from '../page-release.ts';

/**
 * Switches the tab to a build of a remote that is known to run: its pages, dialogs and slots use it from the next time they open.
 * @param reason why the released version does not run here, when this is the former one
 */
export function switchBuild(queryClient: QueryClient, running: PinnedRemote, reason: FailureKind): void {
  const { name } = running.declaration;
  queryClient.setQueryData(pageReleaseQuery.queryKey, (release) => {
    if (!release || release.set.remotes[name]?.container === running.container) return release;
    if (release.fallbacks[name]?.container !== running.container) return withReleased(release, running);
    const released = release.set.remotes[name] ?? release.set.refused.find((refused) => refused.name === name)?.pinned;
    return withFormer(release, { running, released, reason });
  });
}
