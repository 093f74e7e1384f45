import { mayOpen } from '@navette/shared/domain';
import { useLocale, useT } from '@navette/shared/i18n';
import { Route, Routes } from '@navette/shared/router';
import { useUser } from '@navette/shared/session';
import { ErrorState } from '@navette/shared/ui';
import { lazy, type ReactNode } from 'react';
import { useReleaseSet } from '../federation/release-set.ts';
import type { KnownRoute } from '../federation/find-route.ts';
import { loadReleasesPage } from '../releases/load-releases-page.ts';
import { releasesItem } from '../shell/menu/with-home.ts';
import { useKnownRoutes } from '../shell/use-known-routes.ts';
import { StartPage } from '../start-page/start-page.tsx';
import { HostPage } from './host-page.tsx';
import { NotAllowedPage } from './not-allowed-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemotePage } from './remote-page.tsx';

const ReleasesPage = lazy(loadReleasesPage);

/** Routes behind sign-in. The page of releases does not depend on the release set, since it is there to repair it. */
export function RemoteRoutes(): ReactNode {
  return (
    <Routes>
      <Route path={releasesItem.path} element={<Releases />} />
      <Route path="*" element={<SetRoutes />} />
    </Routes>
  );
}

function Releases(): ReactNode {
  const locale = useLocale();
  const pages = useUser()?.pages;
  if (!mayOpen(pages, 'releases')) return <NotAllowedPage />;
  return (
    <HostPage title={releasesItem.titles[locale]}>
      <ReleasesPage />
    </HostPage>
  );
}

/** Routes of the release set, the start page, and the page for unknown addresses. */
function SetRoutes(): ReactNode {
  const t = useT();
  const { isPending, error, refetch, isFetching } = useReleaseSet();
  const routes = useKnownRoutes();
  const pages = useUser()?.pages;
  if (isPending) return <PageSkeleton />;
  if (error)
    return <ErrorState title={t('load.set')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Routes>
      {!routes.some(({ route }) => route.path === '/') && <Route path="/" element={<StartPage />} />}
      {routes.map((known) => (
        <Route
          key={known.route.path}
          path={known.route.path}
          element={<Guarded known={known} allowed={mayOpen(pages, known.route.page)} />}
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function Guarded({
  known: { remote, route, refusal },
  allowed,
}: {
  readonly known: KnownRoute;
  readonly allowed: boolean;
}): ReactNode {
  return allowed ? <RemotePage remote={remote} module={route.module} refusal={refusal} /> : <NotAllowedPage />;
}
