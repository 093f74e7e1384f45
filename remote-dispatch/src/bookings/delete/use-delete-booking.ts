import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BookingRow } from '../booking-row.ts';
import { withReached } from '../notices/reached-others.ts';
import { useOfferNotices } from '../notices/use-offer-notices.ts';
import { refreshBookings } from '../refresh-bookings.ts';
import { useStopAtInvoice } from '../invoiced/use-stop-at-invoice.tsx';
import { useShowSkipped } from '../series/use-show-skipped.ts';
import { deleteBooking } from './delete-booking.ts';
import { useAskDelete } from './use-ask-delete.ts';

/** Asks with a description of the trip, and deletes it. Resolves with whether it was deleted; a failure is shown. */
export function useDeleteBooking(): (booking: BookingRow) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const ask = useAskDelete();
  const stop = useStopAtInvoice();
  const showSkipped = useShowSkipped();
  const offerNotices = useOfferNotices();

  return useCallback(
    async (booking) => {
      const { id } = booking;
      if (await stop(booking, null)) return false;
      try {
        const reach = await ask(booking);
        if (reach === null) return false;
        const { answer, others } = await withReached(booking, reach, () => deleteBooking(id, reach));
        toast.success(
          t('bookings.delete.done', { id, count: answer.affectedRows }),
          offerNotices(booking, null, others),
        );
        showSkipped(answer);
        await refreshBookings(cache);
        return true;
      } catch (error) {
        toast.failure(t('bookings.delete.failed', { id }), error);
        return false;
      }
    },
    [ask, cache, offerNotices, showSkipped, stop, t, toast],
  );
}
