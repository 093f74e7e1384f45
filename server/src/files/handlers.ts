import type { Handlers } from '../app/operation.ts';
import { listTicketsByBooking } from './list-tickets-by-booking.ts';
import { uploadTicket } from './upload-ticket.ts';

export const fileHandlers = { listTicketsByBooking, uploadTicket } satisfies Handlers;
