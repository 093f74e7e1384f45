import type { Handler } from '../app/operation.ts';
import { ProblemError } from '../app/problem.ts';
import { found } from '../masterdata/records/found.ts';
import { ticketsByKey } from '../live/tickets/ticket-queries.ts';
import { fileTypeOf } from '../ports/files/file-type.ts';
import { keepTicket, MOST_BYTES } from './keep-ticket.ts';
import { readUpload } from './read-upload.ts';
import { isWhole } from './whole-file.ts';

/** The driver of the receipt is that of the booking. */
export const uploadTicket: Handler<'uploadTicket'> = async ({ query: { bookingId, date }, request, services }) => {
  const content = await readUpload(request.body, MOST_BYTES);
  const type = fileTypeOf(content);
  if (type && !isWhole(content, type)) throw new ProblemError(400, 'file.damaged');
  const id = await keepTicket(services, { bookingId, date, content });
  const [ticket] = await ticketsByKey(services.db, services.fileLinks, [id]);
  return found(ticket);
};
