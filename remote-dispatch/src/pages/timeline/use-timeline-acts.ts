import { useLayoutEffect, useMemo, useRef, type Dispatch, type SetStateAction, useCallback } from 'react';
import type { BoardHandle, PlanStart, TripActs } from './model/planning-parts.ts';
import type { TimelineTrip } from './model/timeline-trip.ts';
import type { TimelineWindow } from './timeline-windows.tsx';
import { clientName } from '@navette/shared/domain';
import { $api, invalidate } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useDeleteBooking } from '../../bookings/delete-booking.ts';
import { useStopAtInvoice } from '../../bookings/use-stop-at-invoice.tsx';
import { useOfferNotices } from '../../bookings/offer-notices.ts';
import { TIMELINE_CALLS } from './timeline-requests.ts';

/** Commands on a trip, from anywhere on the page. Stable object. */
export function useTimelineActs(
  trips: readonly TimelineTrip[],
  change: TripActs['change'],
  setOpen: Dispatch<SetStateAction<TimelineWindow | null>>,
  setPlan: (start: PlanStart) => void,
  board: BoardHandle,
): TripActs {
  const deleteTrip = useDeleteTrip();
  const latest = useRef(trips);
  useLayoutEffect(() => {
    latest.current = trips;
  });
  return useMemo(
    () => ({
      change,
      edit: (id) => setOpen({ kind: 'edit', id }),
      move: (id) => setOpen({ kind: 'move', id }),
      assign: (id) => setOpen({ kind: 'suggest', id }),
      suggest: (id) => setOpen({ kind: 'suggest', id }),
      findPlace: (id) => {
        const trip = latest.current.find((known) => known.id === id);
        if (trip) setPlan({ kind: 'repair', date: trip.booking.ap_date, repair: { tripIds: [id] } });
      },
      driver: (trouble, driverId) => setOpen({ kind: 'driver', trouble, driverId }),
      remove: (id) => {
        const known = latest.current;
        const index = known.findIndex((trip) => trip.id === id);
        const trip = known[index];
        if (!trip) return;
        const neighbour = known.slice(index + 1).find(({ booking }) => booking.driverId === trip.booking.driverId);
        void deleteTrip(trip).then((gone) => {
          if (gone && neighbour) board.focusTrip(neighbour.id);
        });
      },
    }),
    [board, change, deleteTrip, setOpen, setPlan],
  );
}

/**
 * Asks "Delete {id} - are you sure?" (specification/timeline.md#board) with the description of the trip, and deletes it; for a standing order
 * or a pair it asks for the scope. Resolves with whether it was deleted.
 */
function useDeleteTrip(): (trip: TimelineTrip) => Promise<boolean> {
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
