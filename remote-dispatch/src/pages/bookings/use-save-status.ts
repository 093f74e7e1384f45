import { $api } from '@navette/shared/api';
import { useWarnDoubles, type OfferAfterStatus, type SaveBookingStatus } from '@navette/shared/ui-booking';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useAskBothLegs } from '../../bookings/linked-leg/use-ask-both-legs.tsx';
import { useStopAtInvoice } from '../../bookings/use-stop-at-invoice.tsx';
import { withReached, type ReachedBooking } from '../../bookings/notices/reached-others.ts';
import { useOfferNotices } from '../../bookings/notices/use-offer-notices.ts';
import { givenUp } from '../../bookings/question/given-up.ts';
import { refreshBookings } from '../../bookings/refresh-bookings.ts';
import { undoAll } from '../../bookings/undo/undo-changes.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';

/** The last save of a booking. */
interface Made {
  readonly from: BookingRow['status'];
  readonly changes: readonly number[];
  readonly others: readonly ReachedBooking[];
}

/** Saves a status, and offers to notify the affected drivers. */
export interface StatusSaving {
  readonly save: SaveBookingStatus;
  readonly offer: OfferAfterStatus;
}

/**
 * Saves the status of a booking; when it is canceled, of its other leg too if the user chooses so. Undo restores the
 * consequences as well, such as the passenger on board. Resolves when the list shows it, rejects with the server's
 * problem, or with an AbortError when the user backs out.
 */
export function useSaveStatus(): StatusSaving {
  const cache = useQueryClient();
  const askBothLegs = useAskBothLegs();
  const stop = useStopAtInvoice();
  const warnDoubles = useWarnDoubles();
  const { mutateAsync } = $api.useMutation('put', '/api/booking/{id}');
  const offerNotices = useOfferNotices();
  const made = useRef(new Map<number, Made>());
  const save = useCallback<SaveBookingStatus>(
    async (booking, status, isUndo) => {
      const { id } = booking;
      const last = made.current.get(id);
      made.current.delete(id);
      // The undo of a status before the last one is saved like any other change.
      if (isUndo && last?.from === status) await undoAll(last.changes);
      else {
        if (await stop(booking, status)) throw givenUp();
        const both = isUndo ? false : await askBothLegs(booking, status);
        if (both === null) throw givenUp();
        const { answer, others } = await withReached(booking, { alsoLinked: both }, () =>
          mutateAsync({ params: { path: { id } }, body: { status, ...(both && { alsoLinked: true }) } }),
        );
        warnDoubles(answer);
        if (answer.changes) made.current.set(id, { from: booking.status, changes: answer.changes, others });
      }
      await refreshBookings(cache);
    },
    [askBothLegs, cache, mutateAsync, stop, warnDoubles],
  );
  const offer = useCallback<OfferAfterStatus>(
    (booking, status) => offerNotices(booking, { status }, made.current.get(booking.id)?.others),
    [offerNotices],
  );
  return useMemo(() => ({ save, offer }), [save, offer]);
}
