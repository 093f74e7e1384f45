import { LoadFailure } from './load-failure.ts';
import { fileTimeout } from './loading-plugin.ts';
import { isOverride } from './overrides.ts';
import type { FailureKind, PinnedRemote } from '@navette/shared/federation';

/**
 * Finds out why a module did not load. A failed script element gives no reason, so its files are fetched again and checked.
 * @param module Name of the page or dialog, `./pages/booking`.
 * @param error What the federation runtime threw.
 */
export async function diagnose(remote: PinnedRemote, module: string, error: unknown): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const failure = (kind: FailureKind, detail: string): LoadFailure =>
    new LoadFailure(kind, remote.declaration.name, detail, error);
  if (/timed out|ChunkLoadError.*timeout|\(timeout:/s.test(text)) return failure('hang', text);
  if (/shared/i.test(text) && !/ScriptNetworkError/.test(text)) return failure('sharedModule', text);
  for (const file of [remote.entry, ...(remote.modules[module] ?? [])]) {
    const kind = await faultOf(remote, file);
    if (kind) return failure(kind, `${remote.base}${file}: ${kind}`);
  }
  // #RUNTIME-001: the entry arrived as released, but defined no container.
  return failure(/SyntaxError|\(missing:|#RUNTIME-001/.test(text) ? 'syntax' : 'threw', text);
}

/** Checks a file of a remote as the server sends it now; `undefined` when it is the released one. */
export async function faultOf(remote: PinnedRemote, file: string): Promise<FailureKind | undefined> {
  const url = `${remote.base}${file}`;
  const signal = AbortSignal.timeout(fileTimeout);
  try {
    const answer = await fetch(url, { cache: 'no-store', signal });
    if (answer.status === 404 || answer.status === 410) return 'notFound';
    if (!answer.ok) return 'unreachable';
    if (!/javascript|css|json/.test(answer.headers.get('content-type') ?? '')) return 'html';
  } catch {
    return signal.aborted ? 'hang' : 'unreachable';
  }
  return isOverride(remote) || (await isReleased(url, remote.files[file])) ? undefined : 'integrity';
}

async function isReleased(url: string, integrity: string | undefined): Promise<boolean> {
  if (integrity === undefined) return false;
  try {
    await fetch(url, { cache: 'no-store', integrity });
    return true;
  } catch {
    return false;
  }
}
