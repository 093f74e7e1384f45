import { diagnose } from './diagnose.ts';
import { federation } from './federation.ts';
import { countAttempt, watchFiles } from './loading-plugin.ts';
import type { PinnedRemote } from '@navette/shared/federation';
import { createPromiseCache } from './promise-cache.ts';
import { preload } from './preload.ts';
import { warmSharedModules } from './share-scope.ts';
import { assertSingleCopies } from './single-copies.ts';

const loads = createPromiseCache<unknown>();

/**
 * Loads the code of a page or dialog. Cached until {@link dropModules}, rejections included, so that a re-render does not load again.
 * @param module As the declaration names it, `./pages/booking`.
 * @throws {LoadFailure} as rejection, with the kind that a person can act on.
 */
export function loadModule(remote: PinnedRemote, module: string): Promise<unknown> {
  return loads.get(remote, module, () => request(remote, module));
}

/** Invalidates the cached modules of a remote, the failed or `all` of them, so that the next {@link loadModule} loads again. */
export function dropModules(remote: PinnedRemote, which: 'failed' | 'all'): void {
  loads.drop(remote, which);
  globalThis.navetteForget?.[remote.container]?.();
  countAttempt(remote);
}

async function request(remote: PinnedRemote, module: string): Promise<unknown> {
  watchFiles(remote);
  preload(remote, module);
  warmSharedModules();
  federation.registerRemotes([{ name: remote.container, entry: `${remote.base}${remote.entry}` }]);
  try {
    const loaded = await federation.loadRemote<unknown>(`${remote.container}/${module.replace('./', '')}`);
    assertSingleCopies(federation, remote);
    return loaded;
  } catch (error) {
    throw await diagnose(remote, module, error);
  }
}

declare global {
  /** Written by every remote's runtime, see LoadingHooksPlugin in @navette/build. */
  var navetteForget: Record<string, () => void> | undefined;
}
