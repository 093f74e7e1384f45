import { useFormats, useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { usePlatformStatus } from './use-platform.ts';

/** Records that are named one by one. */
const MOST_NAMED = 5;

/** What is wrong with the platform: not configured, not reached, or records of it that can't be read. Nothing while all is well. */
export function PlatformNotices(): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const status = usePlatformStatus();
  if (!status) return null;
  const { configured, unreachableSince, rejected } = status;
  if (!configured) return <Alert status="warning" title={t('platform.unconfigured')} live={false} />;
  return (
    <>
      {unreachableSince !== null && (
        <Alert status="warning" title={t('platform.unreachable', { since: formatInstant(unreachableSince) })}>
          {t('platform.unreachable.hint')}
        </Alert>
      )}
      {rejected.length > 0 && (
        <Alert status="warning" title={t('platform.rejected', { count: rejected.length })}>
          {rejected
            .slice(0, MOST_NAMED)
            .map(({ id, field }) => t('platform.rejected.one', { id: id ?? '?', field }))
            .join(' · ')}
        </Alert>
      )}
    </>
  );
}
