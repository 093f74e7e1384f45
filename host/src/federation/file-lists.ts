import { type PinnedRemote, withFileList } from '@navette/shared/federation';
import { LoadFailure } from './load-failure.ts';

/** Remotes with their files, by the address of their list. A failure is not kept. */
const fetched = new Map<string, Promise<PinnedRemote>>();
const known = new Map<string, PinnedRemote>();

/**
 * The remote with the hashes of its files. The release brings them, or names a list of them, which is fetched when the remote is first needed.
 * @throws {LoadFailure} when the list does not arrive or can't be read
 */
export async function withFiles(remote: PinnedRemote): Promise<PinnedRemote> {
  const { list } = remote;
  if (list === undefined) return remote;
  const asked = fetched.get(list) ?? fetchList(remote, list);
  fetched.set(list, asked);
  try {
    const whole = await asked;
    known.set(list, whole);
    return whole;
  } catch (error) {
    fetched.delete(list);
    throw error;
  }
}

/** The remote with its files and modules, as far as they are here. */
export const wholeOf = (remote: PinnedRemote): PinnedRemote => known.get(remote.list ?? '') ?? remote;

/** Milliseconds after which a list that does not arrive is given up. */
const PATIENCE = 12_000;

async function fetchList(remote: PinnedRemote, list: string): Promise<PinnedRemote> {
  const { name } = remote.declaration;
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(list, { signal }).catch((error: unknown) => {
    throw new LoadFailure(signal.aborted ? 'hang' : 'unreachable', name, `${list}: ${String(error)}`, error);
  });
  if (!answer.ok)
    throw new LoadFailure(answer.status === 404 ? 'notFound' : 'unreachable', name, `${list}: ${answer.status}`);
  try {
    return withFileList(remote, await answer.json());
  } catch (error) {
    throw new LoadFailure('syntax', name, `${list}: ${String(error)}`, error);
  }
}
