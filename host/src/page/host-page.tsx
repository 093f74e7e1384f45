import { useT } from '@navette/shared/i18n';
import { ErrorState, Page } from '@navette/shared/ui';
import { Suspense, type ReactNode } from 'react';
import type { LoadFailure } from '../federation/load-failure.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

interface HostPageProps {
  /** What it is called while it can't be shown. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the host itself that comes as a file of its own. Whatever goes wrong in it leaves the shell alone. */
export function HostPage({ title, children }: HostPageProps): ReactNode {
  const t = useT();
  const failed = (failure: LoadFailure): ReactNode => (
    <Page title={title}>
      <ErrorState title={t('crash.title')} error={failure} onRetry={() => location.reload()} />
    </Page>
  );
  return (
    <RemoteBoundary name="host" failed={failed}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </RemoteBoundary>
  );
}
