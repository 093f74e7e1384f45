import type { QueryClient } from '@tanstack/react-query';
import { pageReleaseQuery, withReleased } from '../page-release.ts';
import { dropFailures, loadRemoteModule } from '../remote-component.ts';
import { candidatesFor } from './candidates.ts';

/**
 * Switches a remote from its former version back to the released one, if that one loads now. Its open pages are remounted.
 * @returns false when it still does not load
 */
export async function tryReleased(queryClient: QueryClient, name: string): Promise<boolean> {
  const release = queryClient.getQueryData(pageReleaseQuery.queryKey);
  const former = release?.former[name];
  if (!release || !former) return true;
  for await (const pinned of candidatesFor(release, former.running, true)) {
    const module =
      pinned.declaration.routes[0]?.module ??
      pinned.declaration.slots[0]?.module ??
      pinned.declaration.dialogs[0]?.module;
    if (pinned.container === former.running.container || module === undefined) continue;
    dropFailures(pinned);
    const loaded = await loadRemoteModule(pinned, module).then(
      () => true,
      () => false,
    );
    if (!loaded) continue;
    queryClient.setQueryData(
      pageReleaseQuery.queryKey,
      (now) =>
        now && {
          ...withReleased(now, pinned),
          generations: { ...now.generations, [name]: (now.generations[name] ?? 0) + 1 },
        },
    );
    return true;
  }
  return false;
}
