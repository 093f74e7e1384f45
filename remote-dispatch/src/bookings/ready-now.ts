import type { components } from '@navette/openapi/types';
import { useFormats, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOfferPlace } from './find-place.ts';
import { refreshBookings } from './refresh-bookings.ts';
import { api, dataOf } from '@navette/shared/api';
import { BookingStatus } from '@navette/shared/domain';

/**
 * Returns the function that makes a will-call return due now, and shows at what time, whether the driver was reached, and, when there is none who can be
 * there, the offer to find one. `undefined`: it failed, which is shown.
 */
export function useReadyNow(): (id: number) => Promise<components['schemas']['ReadyNowAnswer'] | undefined> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const { formatTime } = useFormats();
  const offerPlace = useOfferPlace();
  return useCallback(
    async (id) => {
      try {
        const answer = await setReadyNow(id);
        const text = t('booking.readyNow.done', { id, time: formatTime(answer.ap_time) });
        const told = t(answer.delivered ? 'booking.readyNow.delivered' : 'booking.readyNow.waits');
        if (answer.driver === 'none')
          toast.success(text, { detail: t('booking.readyNow.nobody'), ...offerPlace([id], answer.ap_date) });
        else if (answer.driver === 'busy')
          toast.success(text, {
            detail: t('booking.readyNow.busy', { told }),
            ...offerPlace([id], answer.ap_date),
          });
        else toast.success(text, { detail: told });
        // The caller is notified first: an open form must apply the saved values before it reads the booking again.
        void refreshBookings(cache);
        return answer;
      } catch (error) {
        toast.failure(t('booking.readyNow.failed', { id }), error);
        return undefined;
      }
    },
    [cache, formatTime, offerPlace, t, toast],
  );
}

type Schemas = components['schemas'];

/**
 * The client of a will-call return has called: the trip is due now, and the driver is notified.
 * @throws {ApiProblem} `booking.notWillCall` when it is no will-call return (any more)
 */
const setReadyNow = (id: number): Promise<Schemas['ReadyNowAnswer']> =>
  dataOf(api.POST('/service/booking/readyNow', { body: { id } }));

/** Whether a booking is a will-call return whose client has not called yet. */
export const waitsForCall = ({ willCall, status }: Pick<Schemas['BookingRow'], 'willCall' | 'status'>): boolean =>
  willCall && status === BookingStatus.pending;
