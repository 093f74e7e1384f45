import { useT } from '@navette/shared/i18n';
import { ErrorState, Page } from '@navette/shared/ui';
import { Suspense, type ReactNode } from 'react';
import type { LoadFailure } from '../federation/load-failure.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

interface HostPageProps {
  /** Title of the error page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Error boundary and skeleton of a lazy page of the host. A failure does not affect the shell. */
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
