import type { Handler, Handlers } from '../../app/operation.ts';
import { changed } from '../../masterdata/records/found.ts';
import { removeDemand, standingDemands } from './demand-queries.ts';

const listDemands: Handler<'listDemands'> = async ({ services }) => standingDemands(services.db, services.now());

const deleteDemand: Handler<'deleteDemand'> = async ({ path, services }) =>
  changed(await removeDemand(services.db, path.key));

export const demandHandlers = { listDemands, deleteDemand } satisfies Handlers;
