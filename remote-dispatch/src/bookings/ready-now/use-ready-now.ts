import type { components } from '@navette/openapi/types';
import { useFormats, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshBookings } from '../refresh-bookings.ts';
import { setReadyNow } from './set-ready-now.ts';

/**
 * Returns the function that makes a will-call return due now, and shows at what time and whether the driver was
 * reached. `undefined`: it failed, which is shown.
 */
export function useReadyNow(): (id: number) => Promise<components['schemas']['ReadyNowAnswer'] | undefined> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const { formatTime } = useFormats();
  return useCallback(
    async (id) => {
      try {
        const answer = await setReadyNow(id);
        const text = t('booking.readyNow.done', { id, time: formatTime(answer.ap_time) });
        toast.success(text, { detail: t(answer.delivered ? 'booking.readyNow.delivered' : 'booking.readyNow.waits') });
        // The caller is notified first: an open form must apply the saved values before it reads the booking again.
        void refreshBookings(cache);
        return answer;
      } catch (error) {
        toast.failure(t('booking.readyNow.failed', { id }), error);
        return undefined;
      }
    },
    [cache, formatTime, t, toast],
  );
}
