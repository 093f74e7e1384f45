import { diagnose } from './diagnose.ts';
import { federation } from './federation.ts';
import { withFiles } from './file-lists.ts';
import { countAttempt, watchFiles } from './loading-plugin.ts';
import type { PinnedRemote } from '@navette/shared/federation';
import { preload } from './preload.ts';
import { assertSingleCopies } from './single-copies.ts';

/**
 * Loads the code of a page or dialog.
 * @param module As the declaration names it, `./pages/booking`.
 * @throws {LoadFailure} as rejection, with the kind that a person can act on.
 */
export async function loadModule(pinned: PinnedRemote, module: string): Promise<unknown> {
  const remote = await withFiles(pinned);
  watchFiles(remote);
  preload(remote, module);
  federation.registerRemotes([{ name: remote.container, entry: `${remote.base}${remote.entry}` }]);
  try {
    const loaded = await federation.loadRemote<unknown>(`${remote.container}/${module.replace('./', '')}`);
    assertSingleCopies(federation, remote);
    return loaded;
  } catch (error) {
    throw await diagnose(remote, module, error);
  }
}

/** Forgets the failed requests of a remote, so that the next {@link loadModule} asks again. */
export function dropModules(remote: PinnedRemote): void {
  globalThis.navetteForget?.[remote.container]?.();
  countAttempt(remote);
}

declare global {
  /** Written by every remote's runtime, see LoadingHooksPlugin in @navette/build. */
  var navetteForget: Record<string, () => void> | undefined;
}
