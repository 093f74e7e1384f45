import { BookingStatus } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { Ban } from 'lucide-react';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import { useChoice } from '../../../bookings/question/use-choice.tsx';
import { getLinked } from '../../../bookings/linked-leg/get-linked.ts';

/**
 * Returns the function that asks, before several bookings are canceled, whether to cancel their other legs too.
 * Resolves with the bookings to cancel; null when the user backs out, or when the linked legs can't be loaded. Asks
 * nothing when no other leg is still to be driven.
 */
export function useAskOtherLegs(
  listed: readonly BookingRow[],
): (rows: readonly BookingRow[], next: BookingStatus) => Promise<readonly BookingRow[] | null> {
  const t = useT();
  const toast = useToast();
  const choose = useChoice();

  return async (rows, next) => {
    if (next !== BookingStatus.canceled) return rows;
    const legs = await otherLegs(rows, listed).catch((error: unknown) => {
      toast.failure(t('bookings.bulk.legs.failed'), error);
      return null;
    });
    if (legs === null || legs.length === 0) return legs && rows;
    const answer = await choose({
      title: t('bookings.bulk.legs.title', { count: rows.length }),
      intro: t('bookings.bulk.legs.intro', { count: legs.length }),
      choices: [
        { value: 'ticked', label: t('bookings.bulk.legs.ticked', { count: rows.length }) },
        { value: 'both', label: t('bookings.bulk.legs.both', { count: rows.length + legs.length }) },
      ],
      confirmLabel: t('bookings.bulk.legs.confirm'),
      cancelLabel: t('booking.question.back'),
      danger: true,
      icon: <Ban aria-hidden />,
    });
    if (answer === null) return null;
    return answer.value === 'both' ? [...rows, ...legs] : rows;
  };
}

/**
 * Other legs of canceled bookings that are not selected themselves and still to be driven. Legs outside the list are
 * fetched.
 * @throws {ApiProblem} when one of them can't be loaded
 */
async function otherLegs(rows: readonly BookingRow[], listed: readonly BookingRow[]): Promise<BookingRow[]> {
  const ticked = new Set(rows.map(({ id }) => id));
  const known = new Map(listed.map((row) => [row.id, row]));
  const ids = rows.flatMap(({ linkedId, status }) =>
    linkedId !== null && !ticked.has(linkedId) && status !== BookingStatus.canceled ? linkedId : [],
  );
  const legs: BookingRow[] = [];
  for (const id of ids) {
    const leg = known.get(id) ?? (await getLinked(id));
    if (leg && leg.status === BookingStatus.pending && !leg.archived) legs.push(leg);
  }
  return legs;
}
