import { useLocale, useT } from '@navette/shared/i18n';
import { Alert, Button, Text } from '@navette/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FormerRun } from '../../federation/page-release.ts';
import { tryReleased } from '../../federation/recovery/try-released.ts';
import { releasedVersion } from '../../federation/released-version.ts';
import { failureText } from '../../page/failure-text.ts';
import { useSomethingDirty } from './use-something-dirty.ts';

/** Banner of a remote that fell back to its previous version: both versions, the reason, and a button that tries the released one. */
export function FormerBanner({ former: { running, released, reason } }: { readonly former: FormerRun }): ReactNode {
  const t = useT();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const dirty = useSomethingDirty();
  const [trying, setTrying] = useState(false);
  const [failed, setFailed] = useState(false);
  const { name, titles } = running.declaration;
  const named = { domain: titles[locale], running: releasedVersion(running) };
  const tryNow = async (): Promise<void> => {
    setTrying(true);
    const works = await tryReleased(queryClient, name);
    if (works) return;
    setTrying(false);
    setFailed(true);
  };
  const tryButton = (
    <Button icon={<RotateCw aria-hidden />} loading={trying} onClick={() => void tryNow()}>
      {t('release.former.try')}
    </Button>
  );
  return (
    <Alert
      status="warning"
      live={false}
      title={
        released
          ? t('release.former', { ...named, released: releasedVersion(released) })
          : t('release.former.unknown', named)
      }
      actions={dirty ? undefined : tryButton}
    >
      <Text>
        {t(failureText[reason])} {failed && t('release.former.failed')} {dirty && t('release.preview.dirty')}
      </Text>
    </Alert>
  );
}
