import type { Handlers, Handler } from '../kernel/operation.ts';
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

const listConnectedApps: Handler<'listConnectedApps', LiveServices> = async ({ services }) =>
  connectedApps(services.db);

const listAppCommands: Handler<'listAppCommands', LiveServices> = async ({ services }) =>
  commandsOfToday(services.db, services.now());

const appHandlers = { listConnectedApps, listAppCommands } satisfies Handlers<LiveServices>;

const listDemands: Handler<'listDemands', LiveServices> = async ({ services }) =>
  openDemands(services.db, services.now());

const deleteDemand: Handler<'deleteDemand', LiveServices> = async ({ path, services }) =>
  changed(await removeDemand(services.db, path.key));

const demandHandlers = {
  listDemands,
  deleteDemand,
  grantDemand: ({ body, caller, services, request }) =>
    grantDemand(services, body, { caller, at: services.now(), request }),
} satisfies Handlers<LiveServices>;

const listTickets: Handler<'listTickets', LiveServices> = async ({ services }) =>
  allTickets(services.db, services.fileLinks);

const deleteTicket: Handler<'deleteTicket', LiveServices> = async ({ path, services }) =>
  changed(await removeTicket(services.db, path.key));

/** Parking receipts of a booking, oldest first; empty for an unknown booking. */
const listTicketsByBooking: Handler<'listTicketsByBooking', LiveServices> = async ({
  body,
  services: { db, fileLinks },
}) => ticketsOfBooking(db, fileLinks, body.bookingId);

/** The driver of the receipt is that of the booking. */
const uploadTicket: Handler<'uploadTicket', LiveServices> = async ({
  query: { bookingId, date },
  request,
  services,
}) => {
  const content = await readUpload(request.body, MOST_BYTES);
  const id = await keepTicket(services, { bookingId, date, content });
  const [ticket] = await ticketsByKey(services.db, services.fileLinks, [id]);
  return found(ticket);
};

const ticketHandlers = {
  listTickets,
  listTicketsByBooking,
  uploadTicket,
  deleteTicket,
} satisfies Handlers<LiveServices>;

export const liveHandlers = {
  ...notificationHandlers,
  ...liveConfigHandlers,
  ...taskHandlers,
  ...demandHandlers,
  ...ticketHandlers,
  ...locationHandlers,
  ...appHandlers,
} satisfies Handlers<LiveServices>;
