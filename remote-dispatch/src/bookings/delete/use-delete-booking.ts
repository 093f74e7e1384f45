import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BookingRow } from '../booking-row.ts';
import { refreshBookings } from '../refresh-bookings.ts';
import { useSaySkipped } from '../series/use-say-skipped.ts';
import { deleteBooking } from './delete-booking.ts';
import { useAskDelete } from './use-ask-delete.ts';

/** Asks, names the trip that would be lost, and deletes it. Resolves with whether it is gone; a failure is told. */
export function useDeleteBooking(): (booking: BookingRow) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const ask = useAskDelete();
  const saySkipped = useSaySkipped();

  return useCallback(
    async (booking) => {
      const { id } = booking;
      try {
        const reach = await ask(booking);
        if (reach === null) return false;
        const answer = await deleteBooking(id, reach);
        toast.success(t('bookings.delete.done', { id, count: answer.affectedRows }));
        saySkipped(answer);
        await refreshBookings(cache);
        return true;
      } catch (error) {
        toast.failure(t('bookings.delete.failed', { id }), error);
        return false;
      }
    },
    [ask, cache, saySkipped, t, toast],
  );
}
