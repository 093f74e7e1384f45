import { componentOf, type PinnedRemote } from '@navette/shared/federation';
import type { ComponentType } from 'react';
import { keptPromises } from './kept-promises.ts';
import { forget, loadModule } from './load-module.ts';
import { preload } from './preload.ts';
import { loadCatalogue } from './remote-catalogue.ts';

const modules = keptPromises<unknown>();
const pages = keptPromises<ComponentType>();

/**
 * A page or dialog with the texts of its remote registered. The same promise until {@link dropFailures}, for `use`.
 * @throws {LoadFailure} as rejection
 */
export function loadRemoteModule(remote: PinnedRemote, module: string): Promise<unknown> {
  return modules.get(remote, module, async () => {
    const [loaded] = await Promise.all([loadModule(remote, module), loadCatalogue(remote)]);
    return loaded;
  });
}

/** As {@link loadRemoteModule}, with the check that the module holds a page. */
export function loadPage(remote: PinnedRemote, module: string): Promise<ComponentType> {
  return pages.get(remote, module, async () => componentOf(await loadRemoteModule(remote, module), module));
}

/** Forgets what failed of a remote, so that the next attempt is a real one; what runs of it goes on. */
export const dropFailures = (remote: PinnedRemote): void => drop(remote, 'failed');

/** Forgets all that was loaded of a remote. */
export const dropRemote = (remote: PinnedRemote): void => drop(remote, 'all');

function drop(remote: PinnedRemote, which: 'failed' | 'all'): void {
  for (const promises of [modules, pages]) promises.drop(remote, which);
  forget(remote, which);
}

/** Fetches the files of a page or dialog without running them: the pointer rests on its entry. */
export function prefetchRemote(remote: PinnedRemote, module: string): void {
  preload(remote, module);
  loadCatalogue(remote).catch(() => undefined);
}
