import { useT } from '@navette/shared/i18n';
import { useLocation } from '@navette/shared/router';
import { Alert, Button } from '@navette/shared/ui';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { reload } from '../../app/reload.ts';
import { useLatestRelease } from '../../federation/latest-release.ts';
import { useSomethingDirty } from './use-something-dirty.ts';
import type { RunnableSet } from '@navette/shared/federation';
import { knownRoutes, routeAt } from '../../federation/find-route.ts';
import { releasesItem, startPageItem } from '../menu/with-home.ts';

/**
 * Offers a page reload, once no form is dirty.
 * @param ready reason, as a sentence
 */
export function RefreshOffer({ ready }: { readonly ready: string }): ReactNode {
  const t = useT();
  const dirty = useSomethingDirty();
  const { pathname } = useLocation();
  const latest = useLatestRelease();
  const stays = latest === null || hasPageAt(latest.set, pathname);
  if (dirty) return <Alert title={t('release.later', { ready })} />;
  const refresh = (
    <Button variant="solid" icon={<RefreshCw aria-hidden />} onClick={reload}>
      {t('release.refresh')}
    </Button>
  );
  const then = stays ? t('release.ready.keeps') : t('release.ready.gone');
  return <Alert title={`${ready} ${then}`} actions={refresh} />;
}

const ofHost: readonly string[] = [startPageItem.path, releasesItem.path];

/** Whether a release set has a page at this path. The start page and the releases page belong to the host and always exist. */
const hasPageAt = (set: RunnableSet, pathname: string): boolean =>
  ofHost.includes(pathname) || routeAt(knownRoutes(set), pathname) !== undefined;
