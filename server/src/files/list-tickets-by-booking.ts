import { sql } from 'kysely';
import type { Handler } from '../app/operation.ts';

/** Parking receipts of a booking, the oldest first; none for a booking that is unknown. */
export const listTicketsByBooking: Handler<'listTicketsByBooking'> = async ({ body, services: { db, fileLinks } }) => {
  const rows = await db
    .selectFrom('ticket')
    .leftJoin('driver', 'driver.id', 'ticket.driverId')
    .select(['bookingId', 'ticket.id as ticketId', sql<string | null>`driver.lastname || ' ' || driver.firstname`.as('driver'), 'date', 'fileKey'])
    .where('bookingId', '=', body.bookingId)
    .orderBy('date')
    .orderBy('ticket.id')
    .execute();
  return rows.map(({ fileKey, ...ticket }) => ({ ...ticket, imageUrl: fileLinks.sign(fileKey) }));
};
