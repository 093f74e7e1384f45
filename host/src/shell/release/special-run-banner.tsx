import { useT } from '@navette/shared/i18n';
import { Alert, Button, Text } from '@navette/shared/ui';
import { RotateCw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { reload } from '../../app/reload.ts';
import type { PageRelease } from '../../federation/page-release.ts';
import { leaveSafeMode } from '../../federation/safe-mode.ts';
import { useSomethingDirty } from './use-something-dirty.ts';

/** Banner of a tab that does not run what the server answers: safe mode, or the last good release of this browser. */
export function SpecialRunBanner({ isSafe, isLastGood }: Pick<PageRelease, 'isSafe' | 'isLastGood'>): ReactNode {
  const t = useT();
  const dirty = useSomethingDirty();
  const leave = (): void => {
    leaveSafeMode();
    reload();
  };
  if (isSafe)
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
  if (!isLastGood) return null;
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
