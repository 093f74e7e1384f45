import type { LoadOutcome, PinnedRemote } from '@navette/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import type { LoadFailure } from '../load-failure.ts';
import { isOverride } from '../overrides/developed-remote.ts';
import { pageReleaseQuery } from '../page-release.ts';
import { releasedVersion } from '../released-version.ts';
import { detailOf } from './detail.ts';
import { queueReport } from './outbox.ts';

interface Outcome {
  readonly outcome: LoadOutcome;
  readonly failure?: LoadFailure;
}

/** Reports the load outcome of a version. Overrides from a development server are not reported, since they are not a release. */
export function reportLoad(queryClient: QueryClient, pinned: PinnedRemote, { outcome, failure }: Outcome): void {
  const set = queryClient.getQueryData(pageReleaseQuery.queryKey)?.set.id;
  if (set === undefined || isOverride(pinned)) return;
  const more = failure && { detail: detailOf(failure), incidentId: failure.incidentId };
  queueReport({ set, remote: pinned.declaration.name, version: releasedVersion(pinned), outcome, ...more });
}

/** Reports that a remote was loaded and drawn; and a contract failure of its released version, when this is the fallback for it. */
export function reportLoaded(queryClient: QueryClient, pinned: PinnedRemote): void {
  const former = queryClient.getQueryData(pageReleaseQuery.queryKey)?.former[pinned.declaration.name];
  if (former?.released && former.reason === 'contract')
    reportLoad(queryClient, former.released, { outcome: 'contract' });
  reportLoad(queryClient, pinned, { outcome: 'loaded' });
}
