import { useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { reload } from '../../app/reload.ts';
import { leaveSafeMode } from '../../federation/safe-mode.ts';

/** Banner of a tab in safe mode, with the way out. */
export function SafeModeBanner(): ReactNode {
  const t = useT();
  const leave = (): void => {
    leaveSafeMode();
    reload();
  };
  return (
    <Alert
      status="warning"
      live={false}
      title={t('release.safe')}
      actions={
        <Button icon={<Undo2 aria-hidden />} onClick={leave}>
          {t('release.safe.leave')}
        </Button>
      }
    />
  );
}
