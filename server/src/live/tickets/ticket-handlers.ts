import type { Handler, Handlers } from '../../kernel/operation.ts';
import { changed } from '../../kernel/found.ts';
import { listTicketsByBooking } from './list-tickets-by-booking.ts';
import { allTickets, removeTicket } from './ticket-queries.ts';
import type { LiveServices } from '../services.ts';
import { uploadTicket } from './upload-ticket.ts';

const listTickets: Handler<'listTickets', LiveServices> = async ({ services }) =>
  allTickets(services.db, services.fileLinks);

const deleteTicket: Handler<'deleteTicket', LiveServices> = async ({ path, services }) =>
  changed(await removeTicket(services.db, path.key));

export const ticketHandlers = {
  listTickets,
  listTicketsByBooking,
  uploadTicket,
  deleteTicket,
} satisfies Handlers<LiveServices>;
