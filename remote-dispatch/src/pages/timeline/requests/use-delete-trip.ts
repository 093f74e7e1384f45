import { clientName } from '@navette/shared/domain';
import { $api, invalidate } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDeleteBooking } from '../../../bookings/delete/use-delete-booking.ts';
import { useStopAtInvoice } from '../../../bookings/invoiced/use-stop-at-invoice.tsx';
import { useOfferNotices } from '../../../bookings/notices/use-offer-notices.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { TIMELINE_CALLS } from './use-timeline-bookings.ts';

/**
 * Asks "Delete {id} - are you sure?" (S1 §2.8) with the description of the trip, and deletes it; for a standing order
 * or a pair it asks for the scope. Resolves with whether it was deleted.
 */
export function useDeleteTrip(): (trip: TimelineTrip) => Promise<boolean> {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const confirm = useConfirm();
  const toast = useToast();
  const queryClient = useQueryClient();
  const offerNotices = useOfferNotices();
  const stop = useStopAtInvoice();
  const deleteWithOthers = useDeleteBooking();
  const { mutateAsync: remove } = $api.useMutation('delete', '/api/booking/{id}');
  return useCallback(
    async (trip) => {
      const { id, booking } = trip;
      if (await stop(booking, null)) return false;
      if (booking.seriesId !== null || booking.linkedId !== null) return deleteWithOthers(booking);
      const confirmed = await confirm({
        title: t('timeline.delete.title', { id }),
        body: t('bookings.delete.body', {
          client: clientName(trip.booking, 'text'),
          date: formatDate(booking.ap_date),
          time: formatTime(booking.ap_time),
          destination: booking.destination_name,
        }),
        confirmLabel: t('shared.delete'),
      });
      if (!confirmed) return false;
      try {
        await remove({ params: { path: { id } } });
        toast.success(t('bookings.delete.done', { id }), offerNotices(booking, null));
        await invalidate(queryClient, TIMELINE_CALLS);
        return true;
      } catch (error) {
        toast.failure(t('bookings.delete.failed', { id }), error);
        return false;
      }
    },
    [confirm, deleteWithOthers, formatDate, formatTime, offerNotices, queryClient, remove, stop, t, toast],
  );
}
