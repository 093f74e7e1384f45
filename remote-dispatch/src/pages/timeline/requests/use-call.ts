import { api, dataOf } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { TimelineBooking } from '../model/timeline-trip.ts';
import { useActiveDrivers } from './use-active-drivers.ts';

/** Who can be called about a trip. */
export type Called = 'client' | 'driver';

/**
 * Returns the function that dials the mobile number of the client or the driver of a trip, the client's other phone
 * where there is none. Without a number, or when it can't be read, that is shown.
 */
export function useCall(): (booking: Pick<TimelineBooking, 'id' | 'driverId'>, who: Called) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const { data: drivers } = useActiveDrivers();
  return useCallback(
    async ({ id, driverId }, who) => {
      try {
        const number =
          who === 'client' ? await numberOfClient(id) : drivers?.find((one) => one.id === driverId)?.mobile;
        if (number) location.assign(`tel:${number.replaceAll(' ', '')}`);
        else toast.info(t(who === 'client' ? 'timeline.call.noClient' : 'timeline.call.noDriver', { id }));
      } catch (error) {
        toast.failure(t('timeline.call.failed', { id }), error);
      }
    },
    [drivers, t, toast],
  );
}

async function numberOfClient(id: number): Promise<string | null | undefined> {
  const [booking] = await dataOf(api.GET('/api/booking/{id}', { params: { path: { id } } }));
  return booking?.client_mobile || booking?.client_tel;
}
