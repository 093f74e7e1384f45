import type { components } from '@navette/openapi/types';
import { BookingStatus } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useAskBothLegs } from '../../../bookings/linked-leg/use-ask-both-legs.tsx';
import { useAskScope } from '../../../bookings/series/use-ask-scope.ts';
import { concernsSeries } from '../model/booking-fields.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';

type BookingUpdate = components['schemas']['BookingUpdate'];

/** Which other bookings a change is meant for too. */
export type Reach = Pick<BookingUpdate, 'scope' | 'alsoLinked'>;

/** Gives the function that asks, when it matters, which other bookings of a standing order or a pair a change is meant for. Null: the user went back. */
export function useAskReach({
  id,
  seriesId,
  linkedId,
  ap_date,
  type,
}: BookingRow): (saved: BookingRow['status'], changes: BookingUpdate) => Promise<Reach | null> {
  const t = useT();
  const askScope = useAskScope();
  const askBothLegs = useAskBothLegs();

  return async (status, changes) => {
    const next = changes.status;
    if (seriesId !== null && concernsSeries(changes)) {
      const also = next === BookingStatus.canceled && linkedId !== null ? t('booking.legs.cancel.also') : undefined;
      const question = { title: t('booking.series.save.title', { id }), also, confirmLabel: t('shared.save') };
      const answer = await askScope({ id, ap_date, type, status }, seriesId, question);
      return answer && { scope: answer.scope, ...(answer.also && { alsoLinked: true }) };
    }
    if (next === undefined) return {};
    const both = await askBothLegs({ id, linkedId, status }, next);
    if (both === null) return null;
    return both ? { alsoLinked: true } : {};
  };
}
