import type { Handlers } from '../kernel/operation.ts';
import { liveConfigHandlers } from './live-config.ts';
import { locationHandlers } from './locations/location-handlers.ts';
import { notificationHandlers } from './notification-handlers.ts';
import { taskHandlers } from './tasks.ts';
import type { LiveServices } from './services.ts';
import { connectedApps } from './apps/connected-apps.ts';
import { commandsOfToday } from './apps/list-commands.ts';
import { changed, found } from '../kernel/problem.ts';
import { removeDemand, openDemands, grantDemand } from './demands.ts';
import { allTickets, removeTicket, ticketsOfBooking, ticketsByKey, keepTicket, MOST_BYTES } from './tickets.ts';
import { readUpload } from '../files/public.ts';

/** Handlers of the live store and of the drivers' apps. */
export const liveHandlers = {
  ...notificationHandlers,
  ...liveConfigHandlers,
  ...taskHandlers,
  ...locationHandlers,
  listConnectedApps: ({ services }) => connectedApps(services.db),
  listAppCommands: ({ services }) => commandsOfToday(services.db, services.now()),
  listDemands: ({ services }) => openDemands(services.db, services.now()),
  deleteDemand: async ({ path, services }) => changed(await removeDemand(services.db, path.key)),
  grantDemand: ({ body, caller, services, request }) =>
    grantDemand(services, body, { caller, at: services.now(), request }),
  listTickets: ({ services }) => allTickets(services.db, services.fileLinks),
  /** Oldest first; empty for an unknown booking. */
  listTicketsByBooking: ({ body, services: { db, fileLinks } }) => ticketsOfBooking(db, fileLinks, body.bookingId),
  /** The driver of the receipt is that of the booking. */
  uploadTicket: async ({ query: { bookingId, date }, request, services }) => {
    const content = await readUpload(request.body, MOST_BYTES);
    const id = await keepTicket(services, { bookingId, date, content });
    const [ticket] = await ticketsByKey(services.db, services.fileLinks, [id]);
    return found(ticket);
  },
  deleteTicket: async ({ path, services }) => changed(await removeTicket(services.db, path.key)),
} satisfies Handlers<LiveServices>;
