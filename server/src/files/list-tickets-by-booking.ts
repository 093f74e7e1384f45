import type { Handler } from '../app/operation.ts';
import { ticketsOfBooking } from '../live/tickets/ticket-queries.ts';

/** Parking receipts of a booking, the oldest first; none for a booking that is unknown. */
export const listTicketsByBooking: Handler<'listTicketsByBooking'> = async ({ body, services: { db, fileLinks } }) =>
  ticketsOfBooking(db, fileLinks, body.bookingId);
