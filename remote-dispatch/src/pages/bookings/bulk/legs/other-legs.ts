import { BookingStatus } from '@navette/shared/domain';
import type { BookingRow } from '../../../../bookings/booking-row.ts';
import { getLinked } from '../../../../bookings/linked-leg/get-linked.ts';

/**
 * Other legs of canceled bookings that are not selected themselves and still to be driven. Legs outside the list are
 * fetched.
 * @throws {ApiProblem} when one of them can't be loaded
 */
export async function otherLegs(rows: readonly BookingRow[], listed: readonly BookingRow[]): Promise<BookingRow[]> {
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
