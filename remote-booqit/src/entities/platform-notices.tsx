import { useFormats, useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { $api } from '@navette/shared/api';
import { useLivePlatform } from '@navette/shared/realtime';

/** Maximum records named individually. */
const MOST_NAMED = 5;

/** Notices about the platform: not configured, unreachable, or with unreadable records. Renders nothing otherwise. */
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

/** Calls whose answers change when the platform does. */
const STATUS_CALLS = [['get', '/service/booqit/status']] as const;

/** Status of the platform, kept up to date. */
export function usePlatformStatus() {
  useLivePlatform(STATUS_CALLS);
  return $api.useQuery('get', '/service/booqit/status', {}, { meta: { failure: 'inPlace' } }).data;
}
