import { clientName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import type { BookingRow } from '../booking-row.ts';
import { useChoice } from '../question/use-choice.tsx';
import { useAskScope } from '../series/use-ask-scope.ts';
import type { DeleteReach } from './delete-booking.ts';

/**
 * Returns the function that asks before a booking is deleted, with a description of the trip; for a standing order or a
 * pair also for the scope. Null: the user backed out.
 */
export function useAskDelete(): (booking: BookingRow) => Promise<DeleteReach | null> {
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
