import type { Handler } from '../../kernel/operation.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { found } from '../../kernel/found.ts';
import { ticketsByKey } from './ticket-queries.ts';
import { fileTypeOf } from '../../ports/files/file-type.ts';
import { keepTicket, MOST_BYTES } from './keep-ticket.ts';
import { isWhole, readUpload } from '../../files/public.ts';
import type { LiveServices } from '../services.ts';

/** The driver of the receipt is that of the booking. */
export const uploadTicket: Handler<'uploadTicket', LiveServices> = async ({
  query: { bookingId, date },
  request,
  services,
}) => {
  const content = await readUpload(request.body, MOST_BYTES);
  const type = fileTypeOf(content);
  if (type && !isWhole(content, type)) throw new ProblemError(400, 'file.damaged');
  const id = await keepTicket(services, { bookingId, date, content });
  const [ticket] = await ticketsByKey(services.db, services.fileLinks, [id]);
  return found(ticket);
};
