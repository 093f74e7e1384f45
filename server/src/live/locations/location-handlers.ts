import type { Handler, Handlers } from '../../kernel/operation.ts';
import { lastLocations } from './location-queries.ts';
import type { LiveServices } from '../services.ts';

const listLocations: Handler<'listLocations', LiveServices> = async ({ services }) => lastLocations(services.db);

export const locationHandlers = { listLocations } satisfies Handlers<LiveServices>;
