import type { PinnedRemote } from '@navette/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import { asFailure, LoadFailure } from '../load-failure.ts';
import { pageReleaseQuery } from '../page-release.ts';
import { dropFailures } from '../remote-component.ts';
import { reportLoad } from '../reports/report-load.ts';
import { candidatesFor } from './candidates.ts';
import type { Trials } from './trials.ts';

/** What is looked for. */
export interface Wanted {
  readonly running: PinnedRemote;
  readonly trials: Trials;
  /** Loads the part from a build; rejects when it can't, `undefined` when that build has no such part. */
  readonly load: (pinned: PinnedRemote) => Promise<unknown> | undefined;
  /** Nobody waits any more. */
  readonly isGone: () => boolean;
}

/** The first build of the remote that loads, among those worth a try; else how the best of them failed, if any was tried. */
export async function recover(
  queryClient: QueryClient,
  { running, trials, load, isGone }: Wanted,
): Promise<{ readonly healed?: PinnedRemote; readonly failure?: LoadFailure | undefined }> {
  let failure: LoadFailure | undefined;
  const release = queryClient.getQueryData(pageReleaseQuery.queryKey);
  const former = release?.fallbacks[running.declaration.name]?.container;
  for await (const pinned of candidatesFor(release, running, trials.isStuck(running))) {
    if (isGone()) return {};
    if (trials.isStuck(pinned)) continue;
    dropFailures(pinned);
    const loading = load(pinned);
    if (loading === undefined) continue;
    const loaded = await loading.catch((error: unknown) => asFailure(error, pinned.declaration.name));
    if (!(loaded instanceof LoadFailure)) return { healed: pinned };
    trials.notLoaded(pinned, loaded);
    reportLoad(queryClient, pinned, { outcome: loaded.kind, failure: loaded });
    // How the version before fails matters only where it is the one that runs.
    if (pinned.container !== former || pinned.container === running.container) failure ??= loaded;
  }
  return { failure };
}
