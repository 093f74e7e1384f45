import type { components } from '@navette/openapi/types';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';

type Schemas = components['schemas'];

const REASON_KEYS = {
  closed: messageKey('booking.series.skipped.closed'),
  invoiced: messageKey('booking.series.skipped.invoiced'),
  archived: messageKey('booking.series.skipped.archived'),
} as const;

/** Limit of bookings that are listed; the rest is counted. */
const NAMED = 12;

/** Shows which bookings of a standing order a change skipped, by day, and why. Nothing when it skipped none. */
export function useShowSkipped(): (answer: Schemas['BookingUpdateAnswer']) => void {
  const t = useT();
  const toast = useToast();
  const { formatDate } = useFormats();
  return useCallback(
    ({ skipped = [] }) => {
      if (skipped.length === 0) return;
      const days = skipped
        .slice(0, NAMED)
        .map(({ ap_date, reason }) => t(REASON_KEYS[reason], { date: formatDate(ap_date) }));
      const more = skipped.length - days.length;
      toast.info(t('booking.series.skipped', { count: skipped.length }), {
        detail: [...days, ...(more > 0 ? [t('booking.conflicts.more', { count: more })] : [])].join(', '),
      });
    },
    [formatDate, t, toast],
  );
}
