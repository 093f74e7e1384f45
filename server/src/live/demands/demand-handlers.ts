import type { Handler, Handlers } from '../../kernel/operation.ts';
import { changed } from '../../kernel/found.ts';
import { removeDemand, openDemands } from './demand-queries.ts';
import { grantDemand } from './grant-demand.ts';
import type { LiveServices } from '../services.ts';

const listDemands: Handler<'listDemands', LiveServices> = async ({ services }) =>
  openDemands(services.db, services.now());

const deleteDemand: Handler<'deleteDemand', LiveServices> = async ({ path, services }) =>
  changed(await removeDemand(services.db, path.key));

export const demandHandlers = {
  listDemands,
  deleteDemand,
  grantDemand: ({ body, caller, services }) => grantDemand(services, body, { caller, at: services.now() }),
} satisfies Handlers<LiveServices>;
