import type { PinnedRemote } from '@navette/shared/federation';
import { createElement, use, type ReactNode } from 'react';
import { usePageRelease } from '../federation/page-release.ts';
import { loadPage } from '../federation/remote-component.ts';
import type { PartFailure } from '../federation/recovery/part-failure.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { RemotePart } from './remote-part.tsx';

interface RemotePageProps {
  readonly remote: PinnedRemote;
  readonly module: string;
  /** Why this host can't run the remote at all. */
  readonly refusal?: string | undefined;
}

/** A page of a remote; after a fallback, the page at the same address in the other build. */
export function RemotePage({ remote, module, refusal }: RemotePageProps): ReactNode {
  const generation = usePageRelease()?.generations[remote.declaration.name] ?? 0;
  const path = remote.declaration.routes.find((route) => route.module === module)?.path;
  const draw = (pinned: PinnedRemote, there: string): ReactNode => <LoadedPage remote={pinned} module={there} />;
  const failed = (partFailure: PartFailure): ReactNode => <RemoteFailure {...partFailure} />;
  return (
    <RemotePart
      key={`${remote.declaration.name} ${path} ${generation}`}
      remote={remote}
      moduleIn={({ declaration }) => declaration.routes.find((route) => route.path === path)?.module}
      refusal={refusal}
      load={loadPage}
      draw={draw}
      loading={<PageSkeleton />}
      failed={failed}
    />
  );
}

function LoadedPage({ remote, module }: { readonly remote: PinnedRemote; readonly module: string }): ReactNode {
  return createElement(use(loadPage(remote, module)));
}
