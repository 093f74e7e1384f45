import { invalid } from '../../kernel/problem.ts';
import type { LiveServices } from '../services.ts';
import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/types.ts';
import { storeReferenced } from '../../files/public.ts';

/** Maximum size of a receipt's photo, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

interface NewTicket {
  readonly bookingId: number;
  /** Day of the receipt; that of the booking when undefined. */
  readonly date: string | undefined;
  readonly content: Uint8Array;
}

/**
 * Stores a receipt of a booking and returns its id; idempotent by photo.
 * @throws ProblemError when the booking is unknown or the file type is not supported
 */
export async function keepTicket(services: LiveServices, { content, ...ticket }: NewTicket): Promise<string> {
  await bookingOf(services.db, ticket.bookingId);
  return storeReferenced(services, content, async (trx, file) => {
    const booking = await bookingOf(trx, ticket.bookingId);
    return writeTicket(trx, {
      ...ticket,
      id: services.liveKey(),
      driverId: booking.driverId,
      date: ticket.date ?? booking.ap_date,
      fileKey: file.key,
      contentType: file.contentType,
    });
  });
}

async function writeTicket(trx: Db, ticket: NewRow<'ticket'>): Promise<string> {
  const { bookingId, fileKey } = ticket;
  const same = await trx
    .selectFrom('ticket')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('fileKey', '=', fileKey)
    .orderBy('id')
    .executeTakeFirst();
  return same ? same.id : (await trx.insertInto('ticket').values(ticket).returning('id').executeTakeFirstOrThrow()).id;
}

/** Serializes the photos of one booking with a lock. */
async function bookingOf(db: Db, id: number): Promise<{ driverId: number; ap_date: string }> {
  const booking = await db
    .selectFrom('booking')
    .select(['driverId', 'ap_date'])
    .where('id', '=', id)
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!booking) throw invalid({ field: 'bookingId', messageKey: 'validation.notFound' });
  return booking;
}
