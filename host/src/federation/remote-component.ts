import { componentOf, type PinnedRemote } from '@navette/shared/federation';
import type { ComponentType } from 'react';
import { createPromiseCache } from './promise-cache.ts';
import { dropModules, loadModule } from './load-module.ts';
import { preload } from './preload.ts';
import { loadCatalogue } from './remote-catalogue.ts';

const modules = createPromiseCache<unknown>();
const pages = createPromiseCache<ComponentType>();

/**
 * Loads a page or dialog and registers the texts of its remote. Cached until {@link dropFailures}, as `use` needs the same promise.
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

/** Invalidates the failed loads of a remote, so that the next attempt loads again; modules that run are not affected. */
export const dropFailures = (remote: PinnedRemote): void => drop(remote, 'failed');

/** Invalidates everything that was loaded of a remote. */
export const dropRemote = (remote: PinnedRemote): void => drop(remote, 'all');

function drop(remote: PinnedRemote, which: 'failed' | 'all'): void {
  for (const promises of [modules, pages]) promises.drop(remote, which);
  dropModules(remote, which);
}

/** Fetches the files of a page or dialog without running them: the pointer rests on its entry. */
export function prefetchRemote(remote: PinnedRemote, module: string): void {
  preload(remote, module);
  loadCatalogue(remote).catch(() => undefined);
}
