import { diagnose } from './diagnose.ts';
import { federation } from './federation.ts';
import { countAttempt, watchFiles } from './loading-plugin.ts';
import type { PinnedRemote } from '@navette/shared/federation';
import { preload } from './preload.ts';
import { warmSharedModules } from './share-scope.ts';
import { assertSingleCopies } from './single-copies.ts';

const loads = new Map<string, Promise<unknown>>();

const keyOf = (remote: PinnedRemote, module: string): string => `${remote.container}/${module}`;

/**
 * The code of a page or dialog. The same promise is given until {@link forget}: also a failed one, so that drawing again does not load again.
 * @param module As the declaration names it, `./pages/booking`.
 * @throws {LoadFailure} as rejection, with the kind that a person can act on.
 */
export function loadModule(remote: PinnedRemote, module: string): Promise<unknown> {
  const key = keyOf(remote, module);
  const known = loads.get(key);
  if (known) return known;
  const load = request(remote, module);
  loads.set(key, load);
  load.catch(() => undefined);
  return load;
}

/** Drops what is known of a remote's modules, so that the next {@link loadModule} really tries again. */
export function forget(remote: PinnedRemote): void {
  for (const key of loads.keys()) if (key.startsWith(`${remote.container}/`)) loads.delete(key);
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
