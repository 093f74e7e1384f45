import { useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { reload } from '../../app/reload.ts';
import { useSomethingDirty } from './use-something-dirty.ts';

/**
 * Offers a page reload, once no form is dirty.
 * @param ready the reason, as a sentence
 */
export function RefreshOffer({ ready }: { readonly ready: string }): ReactNode {
  const t = useT();
  const dirty = useSomethingDirty();
  if (dirty) return <Alert title={t('release.later', { ready })} />;
  const refresh = (
    <Button variant="solid" icon={<RefreshCw aria-hidden />} onClick={reload}>
      {t('release.refresh')}
    </Button>
  );
  return <Alert title={`${ready} ${t('release.ready.keeps')}`} actions={refresh} />;
}
