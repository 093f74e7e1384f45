import type { PinnedRemote } from '@navette/shared/federation';
import { faultOf } from './diagnose.ts';
import { withFiles } from './file-lists.ts';
import { LoadFailure } from './load-failure.ts';
import { fileTimeout, requestFor, watchFiles } from './loading-plugin.ts';

/**
 * Fetches a JSON file of a remote, checked against its hash in the release set. A file of its own: the bench's single bundle replaces it.
 * @throws {LoadFailure} when it does not arrive, is not the released one, or is no JSON
 */
export async function fetchJson(pinned: PinnedRemote, path: string): Promise<unknown> {
  const remote = await withFiles(pinned);
  watchFiles(remote);
  const { name } = remote.declaration;
  const { url, integrity } = requestFor(new URL(`${remote.base}${path}`, location.href).href);
  const signal = AbortSignal.timeout(fileTimeout);
  const answer = await fetch(url, { signal, ...(integrity === undefined ? {} : { integrity }) }).catch(
    async (error: unknown) => {
      // fetch() reports a wrong hash and a network error alike.
      const kind = signal.aborted ? 'hang' : await faultOf(remote, path);
      throw new LoadFailure(kind ?? 'unreachable', name, `${url}: ${String(error)}`, error);
    },
  );
  if (!answer.ok)
    throw new LoadFailure(answer.status === 404 ? 'notFound' : 'unreachable', name, `${url}: ${answer.status}`);
  return answer.json().catch((error: unknown) => {
    throw new LoadFailure('syntax', name, `${url}: ${String(error)}`, error);
  });
}
