import type { Handler, Handlers } from '../../kernel/operation.ts';
import type { LiveServices } from '../services.ts';
import { connectedApps } from './connected-apps.ts';
import { commandsOfToday } from './list-commands.ts';

const listConnectedApps: Handler<'listConnectedApps', LiveServices> = async ({ services }) =>
  connectedApps(services.db);

const listAppCommands: Handler<'listAppCommands', LiveServices> = async ({ services }) =>
  commandsOfToday(services.db, services.now());

export const appHandlers = { listConnectedApps, listAppCommands } satisfies Handlers<LiveServices>;
