import { isCarried } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { type Booking, lockBookings, lockDays, type Reached, touchable, type Sorted } from './lock-bookings.ts';
import { conflict } from '../../kernel/problem.ts';
import { refuseArchived, type Author } from './plan-change.ts';
import { fieldChanges, recordChanges } from './history.ts';
import { invoicedConflict } from './invoice-lock.ts';
import { type BookingWriting, writeBookings } from './write-bookings.ts';

/** The history keeps the deleted bookings. A leg whose other leg is deleted stands alone. */
export const deleteBooking = (
  services: BookingWriting,
  id: number,
  { scope = 'one', alsoLinked = false }: QueryOf<'deleteBooking'>,
  { caller, at }: Author,
) =>
  writeBookings(services, async (trx) => {
    const reached = await lockBookings(trx, id, { scope, legs: true });
    refuseReferenced(reached, alsoLinked);
    const others = withoutCarried(touchable(reached.others));
    const legs = alsoLinked ? legsToDelete(reached, others.free) : { free: [], skipped: [] };

    const gone = [
      ...new Map([reached.booking, ...others.free, ...legs.free].map((booking) => [booking.id, booking])).values(),
    ];
    const alone = withoutOtherLeg(reached.legs, gone);
    await removeBookings(trx, gone, alone, { caller, at });
    return {
      result: { affectedRows: gone.length, ...(scope !== 'one' && { skipped: [...others.skipped, ...legs.skipped] }) },
      ids: [...gone, ...alone].map(({ id }) => id),
      dates: [...gone, ...alone].map(({ ap_date }) => ap_date),
    };
  });

/** Deletes bookings, with their history lines; those `alone` lose their other leg. */
export async function removeBookings(
  trx: Db,
  gone: readonly Booking[],
  alone: readonly Booking[],
  { caller, at }: Author,
): Promise<void> {
  await lockDays(trx, [...gone, ...alone]);
  const goneIds = gone.map(({ id }) => id);
  await trx
    .deleteFrom('booking')
    .where('id', '=', sql<number>`any(${goneIds}::integer[])`)
    .execute();
  await recordChanges(trx, caller, at, [...gone.map(deletion), ...alone.map(parting)]);
}

/** All bookings that were requested by id are deleted, or none. */
function refuseReferenced({ booking, legs }: Reached, alsoLinked: boolean): void {
  const leg = alsoLinked ? legs.get(booking.id) : undefined;
  refuseArchived(booking);
  if (leg) refuseArchived(leg, ['alsoLinked']);
  if (booking.invoices) throw invoicedConflict(booking.invoices, []);
  if (leg?.invoices) throw invoicedConflict(leg.invoices, ['alsoLinked']);
  for (const { offer } of [booking, leg ?? []].flat())
    if (offer && isCarried(offer)) throw conflict('booking.carried', { params: { carrier: offer.carrier } });
}

/** Others of a standing order that a partner carrier drives are kept. */
function withoutCarried({ free, skipped }: Sorted): Sorted {
  const kept = free.filter(({ offer }) => isCarried(offer));
  return {
    free: free.filter(({ offer }) => !isCarried(offer)),
    skipped: [...skipped, ...kept.map(({ id, ap_date }) => ({ id, ap_date, reason: 'carried' as const }))],
  };
}

function deletion(booking: Booking) {
  const { id, archivedAt: _, offer: _offer, ...fields } = booking;
  return { bookingId: id, action: 'delete' as const, changes: fieldChanges(fields, {}) };
}

const parting = ({ id, linkedId }: Booking) => ({
  bookingId: id,
  action: 'update' as const,
  changes: fieldChanges({ linkedId }, { linkedId: null }),
});

/** The other legs deleted with their bookings: the own one, and of the others of a standing order those that may be changed. */
function legsToDelete({ booking, legs }: Reached, others: readonly Booking[]): Sorted {
  const own = legs.get(booking.id);
  const { free, skipped } = touchable(others.flatMap(({ id }) => legs.get(id) ?? []));
  return { free: own ? [own, ...free] : free, skipped };
}

/** Legs that stay while their other leg is deleted. */
function withoutOtherLeg(legs: ReadonlyMap<number, Booking>, gone: readonly Booking[]): Booking[] {
  const goneIds = new Set(gone.map(({ id }) => id));
  return gone.flatMap(({ id }) => legs.get(id) ?? []).filter(({ id }) => !goneIds.has(id));
}
