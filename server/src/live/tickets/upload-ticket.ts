import type { Handler } from '../../kernel/operation.ts';
import { found } from '../../kernel/found.ts';
import { ticketsByKey } from './ticket-queries.ts';
import { keepTicket, MOST_BYTES } from './keep-ticket.ts';
import { readUpload } from '../../files/public.ts';
import type { LiveServices } from '../services.ts';

/** The driver of the receipt is that of the booking. */
export const uploadTicket: Handler<'uploadTicket', LiveServices> = async ({
  query: { bookingId, date },
  request,
  services,
}) => {
  const content = await readUpload(request.body, MOST_BYTES);
  const id = await keepTicket(services, { bookingId, date, content });
  const [ticket] = await ticketsByKey(services.db, services.fileLinks, [id]);
  return found(ticket);
};
