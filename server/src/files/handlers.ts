import type { Handlers } from '../app/operation.ts';
import { listTicketsByBooking } from './list-tickets-by-booking.ts';

export const fileHandlers = { listTicketsByBooking } satisfies Handlers;
