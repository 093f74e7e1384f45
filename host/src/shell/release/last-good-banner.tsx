import { useT } from '@navette/shared/i18n';
import { Alert, Button, Text } from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { reload } from '../../app/reload.ts';
import { useSomethingDirty } from './use-something-dirty.ts';

/** Banner of a tab that runs the last good release of this browser, since the server's can't be read. */
export function LastGoodBanner(): ReactNode {
  const t = useT();
  const dirty = useSomethingDirty();
  return (
    <Alert
      status="warning"
      live={false}
      title={t('release.lastGood')}
      actions={
        dirty ? undefined : (
          <Button icon={<RotateCw aria-hidden />} onClick={reload}>
            {t('release.refresh')}
          </Button>
        )
      }
    >
      {dirty && <Text>{t('release.preview.dirty')}</Text>}
    </Alert>
  );
}
