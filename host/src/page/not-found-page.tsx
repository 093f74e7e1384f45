import { useT } from '@navette/shared/i18n';
import { EmptyState, Link, Page } from '@navette/shared/ui';
import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageRelease } from '../federation/page-release.ts';

/**
 * Page of an unknown address. Names the remotes that this host could not read, since the address may be theirs; in safe mode it is probably that of a
 * remote.
 */
export function NotFoundPage(): ReactNode {
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
