import { messageKey, type Translate, useFormats, useT } from '@navette/shared/i18n';
import { Alert, NotSetUp, Page, settingsFor } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { $api } from '@navette/shared/api';
import { useLivePlatform } from '@navette/shared/realtime';

/** Maximum records named individually. */
const MOST_NAMED = 5;

/** Words for the fields of the platform's records, by a part of their path. */
const FIELDS = [
  ['dateTime', messageKey('transport.date')],
  ['passenger', messageKey('transport.passenger')],
  ['pickup', messageKey('transport.pickup')],
  ['dropOff', messageKey('transport.dropOff')],
  ['distance', messageKey('details.distance')],
  ['reason', messageKey('transport.reason')],
  ['price', messageKey('transport.price')],
  ['status', messageKey('details.status')],
] as const;

/** "BQ-7 : Distance"; the number alone for another field, whose code would say nothing to the office. */
function rejectedText(id: string, path: string, t: Translate): string {
  const key = FIELDS.find(([part]) => path.includes(part))?.[1];
  return key === undefined ? id : t('platform.rejected.one', { id, field: t(key) });
}

/** Notices about the platform: unreachable, or with unreadable records. Renders nothing otherwise. */
export function PlatformNotices(): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const status = usePlatformStatus();
  if (!status) return null;
  const { unreachableSince, rejected } = status;
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
            .map(({ id, field }) => rejectedText(id ?? '?', field, t))
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

interface WithPlatformProps {
  readonly titleKey: string;
  readonly children: ReactNode;
}

/** A page of the platform, whose calls are refused while none is set up: then it says so, and how it is. */
export function WithPlatform({ titleKey, children }: WithPlatformProps): ReactNode {
  const t = useT();
  if (settingsFor('booqit') === undefined) return children;
  return (
    <Page title={t(titleKey)}>
      <NotSetUp without={{ booqit: t('platform.unconfigured') }} />
    </Page>
  );
}
