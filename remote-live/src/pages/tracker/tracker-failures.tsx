import { useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Tracker } from './use-tracker.ts';

/** Says which part of the map could not be read; the rest stays usable. */
export function TrackerFailures({ tracker: { live, failed, load } }: { readonly tracker: Tracker }): ReactNode {
  const t = useT();
  const parts = [
    { error: live.error, text: t('tracker.failed.positions'), retry: live.refetch },
    { error: failed.drivers, text: t('tracker.failed.drivers'), retry: load.refetch },
    { error: failed.bookings, text: t('tracker.failed.bookings'), retry: load.refetch },
    { error: failed.careCenters, text: t('tracker.failed.careCenters'), retry: load.refetch },
  ];
  return parts
    .filter(({ error }) => error)
    .map(({ text, retry }) => (
      <Alert
        key={text}
        status="warning"
        title={text}
        actions={
          <Button size="sm" onClick={retry}>
            {t('shared.retry')}
          </Button>
        }
      />
    ));
}
