import { BookingStatus } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Ban } from 'lucide-react';
import { useCallback } from 'react';
import type { BookingRow } from './booking-row.ts';
import { useChoice } from './questions.tsx';
import { $api, api, dataOf } from '@navette/shared/api';

/** Fields of a leg that the question depends on. */
type Leg = Pick<BookingRow, 'id' | 'linkedId' | 'status'>;

/**
 * Returns the function that asks, before a leg is canceled, whether to cancel the other one too. Resolves with the
 * answer, null when the user backs out. Without another leg, or when its status differs (already driven, or canceled
 * before), it asks nothing and resolves with false.
 */
export function useAskBothLegs(): (leg: Leg, next: BookingRow['status']) => Promise<boolean | null> {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const choose = useChoice();
  return useCallback(
    async ({ id, linkedId, status }, next) => {
      if (next !== BookingStatus.canceled || linkedId === null || status === next) return false;
      const other = await getLinked(linkedId);
      if (other?.status !== status || other.archived) return false;
      const answer = await choose({
        title: t('booking.legs.cancel.title', { id }),
        intro: t('booking.legs.cancel.intro', {
          id: linkedId,
          type: t(vocabulary.bookingType(other.type)),
          date: formatDate(other.ap_date),
          time: formatTime(other.ap_time),
        }),
        choices: [
          { value: 'one', label: t('booking.legs.cancel.one', { id }) },
          { value: 'both', label: t('booking.legs.cancel.both', { id, other: linkedId }) },
        ],
        confirmLabel: t('booking.legs.cancel.confirm'),
        cancelLabel: t('booking.question.back'),
        danger: true,
        icon: <Ban aria-hidden />,
      });
      return answer && answer.value === 'both';
    },
    [choose, formatDate, formatTime, t],
  );
}

/** Current state of the other leg of a pair; `undefined` when it was deleted. */
export async function getLinked(id: number): Promise<BookingRow | undefined> {
  const [booking] = await dataOf(api.GET('/api/booking/{id}', { params: { path: { id } } }));
  return booking;
}

/** The other leg of a pair; disabled without an id. */
export const useLinked = (id: number | null) =>
  $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, meta: { failure: 'inPlace' } },
  );
