import { mayOpen } from '@navette/shared/domain';
import { useLocale, useT } from '@navette/shared/i18n';
import { Route, Routes } from '@navette/shared/router';
import { useUser } from '@navette/shared/session';
import { ErrorState, EmptyState, lazyPart, Link, Page } from '@navette/shared/ui';
import { getDefaultStore } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useReleaseSet, type KnownRoute, useKnownRoutes } from '../federation/release-set.ts';
import { loadReleasesPage } from '../releases/load-releases-page.ts';
import { releasesItem } from '../shell/menu/use-menu.ts';
import { StartPage } from './start-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemotePage } from './remote-page.tsx';
import { Lock, MapPinOff } from 'lucide-react';
import { usePageRelease } from '../federation/page-release.ts';
import type { LoadFailure } from '../federation/load-failure.ts';
import { drawnAtom, RemoteBoundary } from './remote-part.tsx';

const ReleasesPage = lazyPart(loadReleasesPage, PageSkeleton);

/** Routes behind sign-in. The releases page does not depend on the release set, since it exists to repair it. */
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
  if (!mayOpen(pages, 'releases')) return <OfHost page={<NotAllowedPage />} />;
  return (
    <HostPage title={releasesItem.titles[locale]}>
      <OfHost page={<ReleasesPage />} />
    </HostPage>
  );
}

/** Routes of the release set, the start page, and the not-found page. */
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
      {!routes.some(({ route }) => route.path === '/') && <Route path="/" element={<OfHost page={<StartPage />} />} />}
      {routes.map((known) => (
        <Route
          key={known.route.path}
          path={known.route.path}
          element={<Guarded known={known} allowed={mayOpen(pages, known.route.page)} />}
        />
      ))}
      <Route path="*" element={<OfHost page={<NotFoundPage />} />} />
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
  return allowed ? (
    <RemotePage remote={remote} module={route.module} refusal={refusal} />
  ) : (
    <OfHost page={<NotAllowedPage />} />
  );
}

/** A page of the host is there once it is drawn, as that of a remote: what waits for the first page need not wait longer. */
function OfHost({ page }: { readonly page: ReactNode }): ReactNode {
  useEffect(() => getDefaultStore().set(drawnAtom, true), []);
  return page;
}

/** Page for a path that the user's role may not open. */
function NotAllowedPage(): ReactNode {
  const t = useT();
  return (
    <Page title={t('page.denied')}>
      <EmptyState icon={<Lock aria-hidden />} title={t('notAllowed.body')}>
        <Link to="/">{t('notFound.home')}</Link>
      </EmptyState>
    </Page>
  );
}

/**
 * Page for an unknown path. Lists the remotes that this host could not read, since the path may be theirs; in safe mode it probably belongs to a
 * remote.
 */
function NotFoundPage(): ReactNode {
  const t = useT();
  const release = usePageRelease();
  const unreadable = release?.set.refused.filter(({ pinned }) => !pinned).map(({ name }) => name) ?? [];
  return (
    <Page title={t('notFound.title')}>
      <EmptyState icon={<MapPinOff aria-hidden />} title={release?.isSafe ? t('notFound.safe') : t('notFound.body')}>
        {unreadable.length > 0 && <p>{t('notFound.refused', { names: unreadable.join(', ') })}</p>}
        <Link to="/">{t('notFound.home')}</Link>
      </EmptyState>
    </Page>
  );
}

interface HostPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Error boundary of a lazy page of the host. A failure does not affect the shell. */
function HostPage({ title, children }: HostPageProps): ReactNode {
  const t = useT();
  const failed = (failure: LoadFailure): ReactNode => (
    <Page title={title}>
      <ErrorState title={t('crash.title')} error={failure} onRetry={() => location.reload()} />
    </Page>
  );
  return (
    <RemoteBoundary name="host" failed={failed}>
      {children}
    </RemoteBoundary>
  );
}
