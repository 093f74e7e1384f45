import { $api, invalidate } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fullName } from '../../../bookings/full-name.ts';
import type { BookingRow } from '../booking-row.ts';
import { BOOKING_CALLS } from './use-bookings.ts';

/** Asks, names the trip that would be lost, and deletes it. */
export function useDeleteBooking(): (booking: BookingRow) => Promise<void> {
  const t = useT();
  const formats = useFormats();
  const confirm = useConfirm();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync: remove } = $api.useMutation('delete', '/api/booking/{id}');

  return useCallback(
    async (booking) => {
      const { id } = booking;
      const confirmed = await confirm({
        title: t('bookings.delete.title', { id }),
        body: t('bookings.delete.body', {
          client: fullName(booking.client_lastname, booking.client_firstname),
          date: formats.formatDate(booking.ap_date),
          time: formats.formatTime(booking.ap_time),
          destination: booking.destination_name ?? '',
        }),
        confirmLabel: t('shared.delete'),
      });
      if (!confirmed) return;
      try {
        await remove({ params: { path: { id } } });
        toast.success(t('bookings.delete.done', { id }));
        await invalidate(queryClient, BOOKING_CALLS);
      } catch (error) {
        toast.failure(t('bookings.delete.failed', { id }), error);
      }
    },
    [confirm, formats, queryClient, remove, t, toast],
  );
}
