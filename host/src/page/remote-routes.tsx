import { mayOpen } from '@navette/shared/domain';
import { useLocale, useT } from '@navette/shared/i18n';
import { Route, Routes } from '@navette/shared/router';
import { useUser } from '@navette/shared/session';
import { ErrorState, EmptyState, lazyPart, Link, Page, Alert, Button, Text } from '@navette/shared/ui';
import { getDefaultStore } from 'jotai';
import { useEffect, type ReactNode, type ComponentType } from 'react';
import { useReleaseSet, type KnownRoute, useKnownRoutes, releasedVersion } from '../federation/release-set.ts';
import { releasesItem } from '../shell/menu/use-menu.ts';
import { StartPage } from './start-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Lock, MapPinOff, RotateCw } from 'lucide-react';
import { usePageRelease } from '../federation/page-release.ts';
import type { LoadFailure } from '../federation/load-failure.ts';
import { drawnAtom, RemoteBoundary, RemotePart } from './remote-part.tsx';
import type { PinnedRemote } from '@navette/shared/federation';
import type { PartFailure } from '../federation/use-recovery.ts';
import { registerReleaseTexts } from '../releases/release-texts.ts';
import { failureText, NextTry } from './failure-message.tsx';

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

interface RemotePageProps {
  readonly remote: PinnedRemote;
  readonly module: string;
  /** Reason why this host can't run the remote at all. */
  readonly refusal?: string | undefined;
}

/** Page of a remote; after a fallback, the page at the same address in the other build. */
function RemotePage({ remote, module, refusal }: RemotePageProps): ReactNode {
  const generation = usePageRelease()?.generations[remote.declaration.name] ?? 0;
  const path = remote.declaration.routes.find((route) => route.module === module)?.path;
  return (
    <RemotePart
      key={`${remote.declaration.name} ${path} ${generation}`}
      remote={remote}
      moduleIn={({ declaration }) => declaration.routes.find((route) => route.path === path)?.module}
      refusal={refusal}
      props={{}}
      loading={<PageSkeleton />}
      failed={failed}
    />
  );
}

const failed = (partFailure: PartFailure): ReactNode => <RemoteFailure {...partFailure} />;

/** Failure state of a remote's page: domain, reason, countdown to the next retry, and a Retry that does not reload the suite. */
function RemoteFailure({ remote, failure, next, needsBuild, retrying, retry }: PartFailure): ReactNode {
  const t = useT();
  const locale = useLocale();
  const { titles, name } = remote.declaration;
  return (
    <Page title={titles[locale]}>
      <Alert
        status="error"
        title={t('load.failure.title', { domain: titles[locale] })}
        actions={
          <Button icon={<RotateCw aria-hidden />} loading={retrying} onClick={retry}>
            {t('shared.retry')}
          </Button>
        }
      >
        <Text>{t(failureText[failure.kind])}</Text>
        <Text>{t('load.failure.rest')}</Text>
        <Text textStyle="xs" marginTop="1">
          {t('shared.fault.incident', { incident: failure.incidentId })} · {name} {releasedVersion(remote)} ·{' '}
          {failure.kind}
        </Text>
      </Alert>
      <NextTry next={next} needsBuild={needsBuild} retrying={retrying} />
      <Text textStyle="xs" tone="muted" overflowWrap="anywhere">
        {failure.message}
      </Text>
    </Page>
  );
}

/** Lazy chunk of the page of releases and its texts, since few users open it. */
async function loadReleasesPage(): Promise<ComponentType> {
  const [{ ReleasesPage }] = await Promise.all([
    import(/* webpackChunkName: "releases" */ '../releases/releases-page.tsx'),
    registerReleaseTexts(),
  ]);
  return ReleasesPage;
}
