import { $api, invalidate } from '@navette/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BookingRow } from '../booking-row.ts';
import { BOOKING_CALLS } from './use-bookings.ts';

/** Saves the status of a booking alone; resolves when the list shows it, rejects with the server's problem. */
export function useSaveStatus(): (id: number, status: BookingRow['status']) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync } = $api.useMutation('put', '/api/booking/{id}');
  return useCallback(
    async (id, status) => {
      await mutateAsync({ params: { path: { id } }, body: { status } });
      await invalidate(queryClient, BOOKING_CALLS);
    },
    [mutateAsync, queryClient],
  );
}
