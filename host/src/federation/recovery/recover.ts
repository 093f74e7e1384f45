import type { PinnedRemote } from '@navette/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import { asFailure, LoadFailure } from '../load-failure.ts';
import { pageReleaseQuery } from '../page-release.ts';
import { dropFailures } from '../remote-component.ts';
import { reportLoad } from '../reports/report-load.ts';
import { candidatesFor } from './candidates.ts';
import type { Attempts } from './attempts.ts';

/** A part of a remote to recover. */
export interface RecoveryRequest {
  readonly running: PinnedRemote;
  readonly attempts: Attempts;
  /** Loads the part from a build; rejects when it can't, `undefined` when that build has no such part. */
  readonly load: (pinned: PinnedRemote) => Promise<unknown> | undefined;
  /** The part has been unmounted. */
  readonly isCancelled: () => boolean;
}

/** Returns the first candidate build that loads; otherwise the failure of the best candidate, if any was tried. */
export async function recover(
  queryClient: QueryClient,
  { running, attempts, load, isCancelled }: RecoveryRequest,
): Promise<{ readonly recovered?: PinnedRemote; readonly failure?: LoadFailure | undefined }> {
  let failure: LoadFailure | undefined;
  const release = queryClient.getQueryData(pageReleaseQuery.queryKey);
  const former = release?.fallbacks[running.declaration.name]?.container;
  for await (const pinned of candidatesFor(release, running, attempts.isExhausted(running))) {
    if (isCancelled()) return {};
    if (attempts.isExhausted(pinned)) continue;
    dropFailures(pinned);
    const loading = load(pinned);
    if (loading === undefined) continue;
    const loaded = await loading.catch((error: unknown) => asFailure(error, pinned.declaration.name));
    if (!(loaded instanceof LoadFailure)) return { recovered: pinned };
    attempts.notLoaded(pinned, loaded);
    reportLoad(queryClient, pinned, { outcome: loaded.kind, failure: loaded });
    // The failure of the previous version is reported only when it is the one that runs.
    if (pinned.container !== former || pinned.container === running.container) failure ??= loaded;
  }
  return { failure };
}
