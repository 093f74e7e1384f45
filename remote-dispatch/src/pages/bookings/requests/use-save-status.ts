import { $api } from '@navette/shared/api';
import type { SaveBookingStatus } from '@navette/shared/ui-booking';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useAskBothLegs } from '../../../bookings/linked-leg/use-ask-both-legs.tsx';
import { givenUp } from '../../../bookings/question/given-up.ts';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import { undoAll } from '../../../bookings/undo/undo-changes.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';

/**
 * Saves the status of a booking; when it is canceled, of its other leg too if the user chooses so. Undo restores the
 * consequences as well, such as the passenger on board. Resolves when the list shows it, rejects with the server's
 * problem, or with an AbortError when the user backs out.
 */
export function useSaveStatus(): SaveBookingStatus {
  const cache = useQueryClient();
  const askBothLegs = useAskBothLegs();
  const { mutateAsync } = $api.useMutation('put', '/api/booking/{id}');
  const made = useRef(new Map<number, { readonly from: BookingRow['status']; readonly changes: readonly number[] }>());
  return useCallback(
    async (booking, status, isUndo) => {
      const { id } = booking;
      const last = made.current.get(id);
      made.current.delete(id);
      // The undo of a status before the last one is saved like any other change.
      if (isUndo && last?.from === status) await undoAll(last.changes);
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
