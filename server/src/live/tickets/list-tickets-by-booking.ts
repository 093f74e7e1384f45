import type { Handler } from '../../kernel/operation.ts';
import { ticketsOfBooking } from './ticket-queries.ts';
import type { LiveServices } from '../services.ts';

/** Parking receipts of a booking, oldest first; empty for an unknown booking. */
export const listTicketsByBooking: Handler<'listTicketsByBooking', LiveServices> = async ({
  body,
  services: { db, fileLinks },
}) => ticketsOfBooking(db, fileLinks, body.bookingId);
