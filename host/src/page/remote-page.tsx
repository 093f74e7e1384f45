import type { PinnedRemote } from '@navette/shared/federation';
import { createElement, Suspense, use, type ReactNode } from 'react';
import { LoadFailure } from '../federation/load-failure.ts';
import { loadPage } from '../federation/remote-component.ts';
import { useAttempts } from '../federation/use-attempts.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailure } from './remote-failure.tsx';

interface RemotePageProps {
  readonly remote: PinnedRemote;
  readonly module: string;
  /** Why this host can't run the remote at all. */
  readonly refusal?: string | undefined;
}

/** A page of a remote. Whatever goes wrong in it stays in it. */
export function RemotePage({ remote, module, refusal }: RemotePageProps): ReactNode {
  const { attempt, retrying, retry } = useAttempts(remote);
  const failed = (failure: LoadFailure): ReactNode => <RemoteFailure remote={remote} failure={failure} onRetry={retry} retrying={retrying} />;
  if (refusal !== undefined) return failed(new LoadFailure('contract', remote.declaration.name, refusal));
  return (
    <RemoteBoundary key={`${remote.container}${module}${attempt}`} failed={failed}>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedPage remote={remote} module={module} />
      </Suspense>
    </RemoteBoundary>
  );
}

function LoadedPage({ remote, module }: RemotePageProps): ReactNode {
  return createElement(use(loadPage(remote, module)));
}
