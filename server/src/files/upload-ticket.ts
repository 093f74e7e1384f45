import type { Handler } from '../app/operation.ts';
import { found } from '../masterdata/records/found.ts';
import { ticketsByKey } from '../live/tickets/ticket-queries.ts';
import { keepTicket, MOST_BYTES } from './keep-ticket.ts';
import { readUpload } from './read-upload.ts';

/** The driver of the receipt is that of the booking. */
export const uploadTicket: Handler<'uploadTicket'> = async ({ query: { bookingId, date }, request, services }) => {
  const content = await readUpload(request.body, MOST_BYTES);
  const id = await keepTicket(services, { bookingId, date, content });
  const [ticket] = await ticketsByKey(services.db, services.fileLinks, [id]);
  return found(ticket);
};
