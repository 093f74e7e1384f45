import type { components } from '@navette/openapi/types';
import type { Services } from '../../app/services.ts';
import { demandsByKey } from '../../live/demands/demand-queries.ts';
import { locationsByKey } from '../../live/locations/location-queries.ts';
import { tasksByKey } from '../../live/tasks/task-queries.ts';
import { ticketsByKey } from '../../live/tickets/ticket-queries.ts';

type Schemas = components['schemas'];

/** Records of the live store, by collection, as its list operations answer them. */
export interface LiveRecords {
  tasks: Schemas['Task'];
  demands: Schemas['Demand'];
  tickets: Schemas['Ticket'];
  locations: Schemas['DriverLocation'];
}

export type LiveCollection = keyof LiveRecords;

/** What all who may list a collection are told alike; tasks are told to whom they concern. */
export type OpenCollection = Exclude<LiveCollection, 'tasks'>;

type Reader<Name extends LiveCollection> = (
  services: Services,
  keys: readonly string[],
) => Promise<Map<string, LiveRecords[Name]>>;

const byKey = <T>(records: readonly T[], keyOf: (record: T) => string) =>
  new Map(records.map((record) => [keyOf(record), record]));

/** Reads what is there of some keys; what is missing is gone. */
export const readLive: { readonly [Name in LiveCollection]: Reader<Name> } = {
  tasks: async ({ db }, keys) => byKey(await tasksByKey(db, keys), ({ id }) => id),
  demands: async (services, keys) => byKey(await demandsByKey(services.db, keys, services.now()), ({ key }) => key),
  tickets: async ({ db, fileLinks }, keys) =>
    byKey(await ticketsByKey(db, fileLinks, keys), ({ ticketId }) => ticketId),
  locations: async ({ db }, keys) => byKey(await locationsByKey(db, keys), ({ key }) => key),
};
