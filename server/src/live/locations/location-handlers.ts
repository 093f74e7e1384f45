import type { Handler, Handlers } from '../../app/operation.ts';
import { lastLocations } from './location-queries.ts';

const listLocations: Handler<'listLocations'> = async ({ services }) => lastLocations(services.db);

export const locationHandlers = { listLocations } satisfies Handlers;
