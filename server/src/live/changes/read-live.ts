import type { components } from '@navette/openapi/types';
import type { LiveServices } from '../services.ts';
import { demandsByKey } from '../demands/demand-queries.ts';
import { locationsByKey } from '../locations/location-queries.ts';
import { tasksByKey } from '../tasks/task-queries.ts';
import { ticketsByKey } from '../tickets/ticket-queries.ts';

type Schemas = components['schemas'];

/** Records of the live store by collection, as its list operations answer them. */
export interface LiveRecords {
  tasks: Schemas['Task'];
  demands: Schemas['Demand'];
  tickets: Schemas['Ticket'];
  locations: Schemas['DriverLocation'];
}

export type LiveCollection = keyof LiveRecords;

/** Collections announced equally to all who may list them; tasks are announced to the users they concern. */
export type OpenCollection = Exclude<LiveCollection, 'tasks'>;

type Reader<Name extends LiveCollection> = (
  services: LiveServices,
  keys: readonly string[],
) => Promise<Map<string, LiveRecords[Name]>>;

const byKey = <T>(records: readonly T[], keyOf: (record: T) => string) =>
  new Map(records.map((record) => [keyOf(record), record]));

/** Reads the current records of some keys; a missing one was deleted. */
export const readLive: { readonly [Name in LiveCollection]: Reader<Name> } = {
  tasks: async ({ db }, keys) => byKey(await tasksByKey(db, keys), ({ id }) => id),
  demands: async (services, keys) => byKey(await demandsByKey(services.db, keys, services.now()), ({ key }) => key),
  tickets: async ({ db, fileLinks }, keys) =>
    byKey(await ticketsByKey(db, fileLinks, keys), ({ ticketId }) => ticketId),
  locations: async ({ db }, keys) => byKey(await locationsByKey(db, keys), ({ key }) => key),
};
