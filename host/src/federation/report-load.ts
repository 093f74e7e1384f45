import type { LoadOutcome, PinnedRemote } from '@navette/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import { detailOf } from './error-detail.ts';
import type { LoadFailure } from './load-failure.ts';
import { isOverride } from './overrides.ts';
import { pageReleaseQuery } from './page-release.ts';
import { releasedVersion } from './release-set.ts';
import { api } from '@navette/shared/api';
import { currentSession, registerSignOutCleanup } from '@navette/shared/session';
import type { components } from '@navette/openapi/types';

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

/** Load event of a remote, as reported to the server. */
export type LoadEvent = components['schemas']['LoadEvent'];

/** Maximum batch size (contract: LoadEvents). */
const MOST = 40;

let waiting: LoadEvent[] = [];
let reported = new Set<string>();
let scheduled = false;
let era = 0;

// Events of one user are not sent with the token of the next.
registerSignOutCleanup(() => {
  waiting = [];
  reported = new Set();
  scheduled = false;
  era += 1;
});

/**
 * Outbox of load events, each sent once per page: a failure at once, others when the browser is idle or the page is left. A failed send is retried
 * with the next batch, and never shown.
 */
function queueReport(event: LoadEvent): void {
  const key = [event.set, event.remote, event.version, event.outcome].join(' ');
  if (reported.has(key) || currentSession() === null) return;
  reported.add(key);
  waiting.push(event);
  if (event.outcome !== 'loaded') send();
  else if (!scheduled) {
    scheduled = true;
    whenIdle(() => {
      scheduled = false;
      send();
    });
  }
}

function send(): void {
  const events = waiting.splice(0, MOST);
  if (events.length === 0) return;
  const sentIn = era;
  api.POST('/service/release/loads', { body: { events }, keepalive: true, priority: 'low' }).catch(() => {
    if (sentIn === era) waiting = [...events, ...waiting].slice(0, MOST);
  });
}

const whenIdle = (send: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(send, { timeout: 10_000 }) : setTimeout(send, 2000);

addEventListener('pagehide', send);
