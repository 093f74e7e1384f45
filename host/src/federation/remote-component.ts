import { componentOf, type PinnedRemote } from '@navette/shared/federation';
import type { ComponentType } from 'react';
import { forget, loadModule } from './load-module.ts';
import { preload } from './preload.ts';
import { loadCatalogue } from './remote-catalogue.ts';

const modules = new Map<string, Promise<unknown>>();
const pages = new Map<string, Promise<ComponentType>>();

/**
 * A page or dialog with the texts of its remote registered. The same promise until {@link dropRemote}, for `use`.
 * @throws {LoadFailure} as rejection
 */
export function loadRemoteModule(remote: PinnedRemote, module: string): Promise<unknown> {
  return kept(modules, remote, module, async () => {
    const [loaded] = await Promise.all([loadModule(remote, module), loadCatalogue(remote)]);
    return loaded;
  });
}

/** As {@link loadRemoteModule}, with the check that the module holds a page. */
export function loadPage(remote: PinnedRemote, module: string): Promise<ComponentType> {
  return kept(pages, remote, module, async () => componentOf(await loadRemoteModule(remote, module), module));
}

/** Forgets what was loaded of a remote, also what failed, so that the next attempt starts from nothing. */
export function dropRemote(remote: PinnedRemote): void {
  for (const cache of [modules, pages]) for (const key of cache.keys()) if (key.startsWith(`${remote.container}/`)) cache.delete(key);
  forget(remote);
}

/** Fetches the files of a page or dialog without running them: the pointer rests on its entry. */
export function prefetchRemote(remote: PinnedRemote, module: string): void {
  preload(remote, module);
  loadCatalogue(remote).catch(() => undefined);
}

function kept<Value>(cache: Map<string, Promise<Value>>, remote: PinnedRemote, module: string, load: () => Promise<Value>): Promise<Value> {
  const key = `${remote.container}/${module}`;
  const known = cache.get(key);
  if (known) return known;
  const promise = load();
  promise.catch(() => undefined);
  cache.set(key, promise);
  return promise;
}
