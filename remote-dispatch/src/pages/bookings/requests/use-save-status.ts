import { $api } from '@navette/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useAskBothLegs } from '../../../bookings/linked-leg/use-ask-both-legs.ts';
import { givenUp } from '../../../bookings/question/given-up.ts';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';

/** Saves a status. `isUndo`: takes back what was saved just before. */
export type SaveStatus = (booking: BookingRow, status: BookingRow['status'], isUndo: boolean) => Promise<void>;

/**
 * Saves the status of a booking alone; when it is canceled, of its other leg too if the user says so, and an undo is of both then. Resolves when the list
 * shows it, rejects with the server's problem, or with an AbortError when the user went back.
 */
export function useSaveStatus(): SaveStatus {
  const cache = useQueryClient();
  const askBothLegs = useAskBothLegs();
  const { mutateAsync } = $api.useMutation('put', '/api/booking/{id}');
  const together = useRef(new Set<number>());
  return useCallback(
    async (booking, status, isUndo) => {
      const { id } = booking;
      const both = isUndo ? together.current.has(id) : await askBothLegs(booking, status);
      if (both === null) throw givenUp();
      await mutateAsync({ params: { path: { id } }, body: { status, ...(both && { alsoLinked: true }) } });
      if (both) together.current.add(id);
      else together.current.delete(id);
      await refreshBookings(cache);
    },
    [askBothLegs, cache, mutateAsync],
  );
}
