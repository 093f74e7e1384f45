import type { Handler, Handlers } from '../../app/operation.ts';
import { changed } from '../../masterdata/records/found.ts';
import { allTickets, removeTicket } from './ticket-queries.ts';

const listTickets: Handler<'listTickets'> = async ({ services }) => allTickets(services.db, services.fileLinks);

const deleteTicket: Handler<'deleteTicket'> = async ({ path, services }) =>
  changed(await removeTicket(services.db, path.key));

export const ticketHandlers = { listTickets, deleteTicket } satisfies Handlers;
