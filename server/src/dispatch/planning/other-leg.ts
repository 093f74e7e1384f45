import { BookingStatus, reverseType } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';

/** The other leg of a booking: the linked one, else the first unlinked pending trip of that day in the other direction. */
export async function otherLegOf(db: Db, id: number): Promise<number | undefined> {
  const booking = await db
    .selectFrom('booking')
    .select(['linkedId', 'clientId', 'destinationId', 'ap_date', 'type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!booking) return undefined;
  if (booking.linkedId !== null) return booking.linkedId;
  const other = await db
    .selectFrom('booking')
    .select('id')
    .where('clientId', '=', booking.clientId)
    .where('destinationId', '=', booking.destinationId)
    .where('ap_date', '=', booking.ap_date)
    .where('type', '=', reverseType(booking.type))
    .where('linkedId', 'is', null)
    .where('status', '=', BookingStatus.pending)
    .where('archivedAt', 'is', null)
    .where('id', '!=', id)
    .orderBy('ap_time')
    .orderBy('id')
    .executeTakeFirst();
  return other?.id;
}
