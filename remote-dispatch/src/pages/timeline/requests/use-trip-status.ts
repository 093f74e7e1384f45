import { api, dataOf, isAbort } from '@navette/shared/api';
import { useT, vocabulary } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAskBothLegs } from '../../../bookings/linked-leg/use-ask-both-legs.tsx';
import { useWarnDoubles } from '@navette/shared/ui-booking';
import { useStopAtInvoice } from '../../../bookings/invoiced/use-stop-at-invoice.tsx';
import { withReached } from '../../../bookings/notices/reached-others.ts';
import { useOfferNotices } from '../../../bookings/notices/use-offer-notices.ts';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import { useUndo } from '../../../bookings/undo/use-undo.ts';
import type { TimelineBooking } from '../model/timeline-trip.ts';

/**
 * Returns the function that saves the status of a trip, of its other leg too when the user chooses so, with Undo and
 * the offer to notify the driver. A failure is shown.
 */
export function useTripStatus(): (booking: TimelineBooking, status: TimelineBooking['status']) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const askBothLegs = useAskBothLegs();
  const offerNotices = useOfferNotices();
  const undo = useUndo();
  const stop = useStopAtInvoice();
  const warnDoubles = useWarnDoubles();
  return useCallback(
    async (booking, status) => {
      const { id } = booking;
      const name = t('bookings.row', { id });
      if (await stop(booking, status)) return;
      try {
        const both = await askBothLegs(booking, status);
        if (both === null) return;
        const { answer, others } = await withReached(booking, { alsoLinked: both }, () =>
          dataOf(
            api.PUT('/api/booking/{id}', {
              params: { path: { id } },
              body: { status, ...(both && { alsoLinked: true }) },
            }),
          ),
        );
        const { changes = [] } = answer;
        toast.success(t('table.status.saved', { name, status: t(vocabulary.bookingStatus(status)) }), {
          ...(changes.length > 0 && { undo: () => void undo(changes) }),
          ...offerNotices(booking, { status }, others),
        });
        warnDoubles(answer);
        await refreshBookings(cache);
      } catch (error) {
        if (!isAbort(error)) toast.failure(t('table.status.failed', { name }), error);
      }
    },
    [askBothLegs, cache, offerNotices, stop, t, toast, undo, warnDoubles],
  );
}
