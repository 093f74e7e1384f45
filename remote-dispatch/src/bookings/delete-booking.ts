import { useT, useFormats } from '@navette/shared/i18n';
import { useToast, useConfirm } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { BookingRow } from './booking-row.ts';
import { withReached, useOfferNotices } from './offer-notices.ts';
import { refreshBookings } from './refresh-bookings.ts';
import { useOfferStep } from './undo.ts';
import { useStopAtInvoice } from './use-stop-at-invoice.tsx';
import { useShowSkipped, useAskScope, type SeriesScope } from './series.ts';
import { clientName } from '@navette/shared/domain';
import { useChoice } from './questions.tsx';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { ArchiveBooking } from '@navette/shared/ui-booking';
import { useArchiveBooking } from '@navette/shared/ui-table';

/** Asks with a description of the trip, and deletes it. Resolves with whether it was deleted; a failure is shown. */
export function useDeleteBooking(): (booking: BookingRow) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const ask = useAskDelete();
  const stop = useStopAtInvoice();
  const showSkipped = useShowSkipped();
  const offerNotices = useOfferNotices();

  return useCallback(
    async (booking) => {
      const { id } = booking;
      if (await stop(booking, null)) return false;
      try {
        const reach = await ask(booking);
        if (reach === null) return false;
        const { answer, others } = await withReached(booking, reach, () => deleteBooking(id, reach));
        toast.success(
          t('bookings.delete.done', { id, count: answer.affectedRows }),
          offerNotices(booking, null, others),
        );
        showSkipped(answer);
        await refreshBookings(cache);
        return true;
      } catch (error) {
        toast.failure(t('bookings.delete.failed', { id }), error);
        return false;
      }
    },
    [ask, cache, offerNotices, showSkipped, stop, t, toast],
  );
}

/**
 * Returns the function that asks before a booking is deleted, with a description of the trip; for a standing order or a
 * pair also for the scope. Null: the user backed out.
 */
function useAskDelete(): (booking: BookingRow) => Promise<DeleteReach | null> {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const confirm = useConfirm();
  const choose = useChoice();
  const askScope = useAskScope();

  return useCallback(
    async (booking) => {
      const { id, seriesId, linkedId } = booking;
      const title = t('bookings.delete.title', { id });
      const intro = t('bookings.delete.body', {
        client: clientName(booking, 'text'),
        date: formatDate(booking.ap_date),
        time: formatTime(booking.ap_time),
        destination: booking.destination_name ?? '',
      });
      const confirmLabel = t('shared.delete');
      if (seriesId !== null) {
        const also = linkedId === null ? undefined : t('booking.legs.delete.also');
        const answer = await askScope(booking, seriesId, { title, intro, also, confirmLabel, danger: true });
        return answer && { scope: answer.scope, ...(answer.also && { alsoLinked: true }) };
      }
      if (linkedId !== null) {
        const choices = [
          { value: 'one', label: t('booking.legs.delete.one', { id }) },
          { value: 'both', label: t('booking.legs.delete.both', { id, other: linkedId }) },
        ] as const;
        const answer = await choose<'one' | 'both'>({ title, intro, choices, confirmLabel, danger: true });
        return answer && (answer.value === 'both' ? { alsoLinked: true } : {});
      }
      return (await confirm({ title, body: intro, confirmLabel })) ? {} : null;
    },
    [askScope, choose, confirm, formatDate, formatTime, t],
  );
}

interface DeleteReach {
  /** Scope within the standing order; only the booking itself when missing. */
  readonly scope?: SeriesScope;
  /** The other leg is deleted too. */
  readonly alsoLinked?: boolean;
}

/**
 * Deletes a booking, or several of its standing order.
 * @throws {ApiProblem} `booking.invoiced` while it is on a live invoice
 */
const deleteBooking = (id: number, reach: DeleteReach): Promise<components['schemas']['BookingUpdateAnswer']> =>
  dataOf(api.DELETE('/api/booking/{id}', { params: { path: { id }, query: reach } }));

const toId = (id: number) => ({ params: { path: { id } } });

/** Archives a booking after a confirmation, or restores it, with a warning when its client then travels twice. */
export function useArchive(): ArchiveBooking {
  const cache = useQueryClient();
  const offer = useOfferStep();
  return useArchiveBooking(
    useMemo(
      () => ({
        archive: (id) => dataOf(api.PUT('/service/booking/archive/{id}', toId(id))),
        unarchive: (id) => dataOf(api.PUT('/service/booking/unarchive/{id}', toId(id))),
        refresh: () => refreshBookings(cache),
        undoOf: (restore) => offer({ reverse: async () => ((await restore()) ? null : undefined) }),
      }),
      [cache, offer],
    ),
  );
}
