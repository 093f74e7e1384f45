import { useT } from '@navette/shared/i18n';
import { useLocation } from '@navette/shared/router';
import { Alert, Button } from '@navette/shared/ui';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { reload } from '../../app/reload.ts';
import { useLatestRelease } from '../../federation/latest-release.ts';
import { hasPageAt } from './has-page-at.ts';
import { useSomethingDirty } from './use-something-dirty.ts';

/**
 * Offers a page reload, once no form is dirty.
 * @param ready the reason, as a sentence
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
