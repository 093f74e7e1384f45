import { $api } from '@navette/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useAskBothLegs } from '../../../bookings/linked-leg/use-ask-both-legs.ts';
import { givenUp } from '../../../bookings/question/given-up.ts';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import { takeBackAll } from '../../../bookings/take-back/take-back.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';

/** Saves a status. `isUndo`: takes back what was saved just before. */
export type SaveStatus = (booking: BookingRow, status: BookingRow['status'], isUndo: boolean) => Promise<void>;

/**
 * Saves the status of a booking alone; when it is canceled, of its other leg too if the user says so. An undo gives back all that went with it, as who was on
 * board. Resolves when the list shows it, rejects with the server's problem, or with an AbortError when the user went back.
 */
export function useSaveStatus(): SaveStatus {
  const cache = useQueryClient();
  const askBothLegs = useAskBothLegs();
  const { mutateAsync } = $api.useMutation('put', '/api/booking/{id}');
  const made = useRef(new Map<number, { readonly from: BookingRow['status']; readonly changes: readonly number[] }>());
  return useCallback(
    async (booking, status, isUndo) => {
      const { id } = booking;
      const last = made.current.get(id);
      made.current.delete(id);
      // An older undo, of a status before the last one, is a change like any other.
      if (isUndo && last?.from === status) await takeBackAll(last.changes);
      else {
        const both = isUndo ? false : await askBothLegs(booking, status);
        if (both === null) throw givenUp();
        const answer = await mutateAsync({
          params: { path: { id } },
          body: { status, ...(both && { alsoLinked: true }) },
        });
        if (answer.changes) made.current.set(id, { from: booking.status, changes: answer.changes });
      }
      await refreshBookings(cache);
    },
    [askBothLegs, cache, mutateAsync],
  );
}
