import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import type { RecordSource } from '@navette/shared/ui-form';
import type { Position } from '@navette/shared/ui-map';

type Schemas = components['schemas'];

const LIMIT = 20;

/** Possible destination of a route. */
export interface RouteGoal {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly position: Position | undefined;
}

interface Located {
  readonly id: number;
  readonly fullAddress: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const goal = (name: string, { id, fullAddress, latitude, longitude }: Located): RouteGoal => ({
  id,
  name,
  address: fullAddress ?? '',
  position: latitude === null || longitude === null ? undefined : { latitude, longitude },
});

const ofClient = (client: Pick<Schemas['ClientRow'], 'firstname' | 'lastname'> & Located): RouteGoal =>
  goal(personName(client, 'list'), client);
const ofDestination = (destination: Pick<Schemas['Destination'], 'name'> & Located): RouteGoal =>
  goal(destination.name, destination);

const common = {
  idOf: ({ id }: RouteGoal) => id,
  labelOf: ({ name }: RouteGoal) => name,
  detailOf: ({ address }: RouteGoal) => address,
};

/** Clients as destinations of a route, searched by the server. */
export const clientGoals: RecordSource<RouteGoal> = {
  ...common,
  search: async (q, signal) =>
    (await dataOf(api.GET('/api/client', { params: { query: { q, limit: LIMIT } }, signal }))).map(ofClient),
  find: async (id, signal) => {
    const [client] = await dataOf(api.GET('/api/client/{id}', { params: { path: { id } }, signal }));
    return client ? ofClient(client) : null;
  },
};

/** Destinations as those of a route, searched by the server. */
export const destinationGoals: RecordSource<RouteGoal> = {
  ...common,
  search: async (q, signal) =>
    (await dataOf(api.GET('/api/destination', { params: { query: { q, limit: LIMIT } }, signal }))).map(ofDestination),
  find: async (id, signal) => {
    const [destination] = await dataOf(api.GET('/api/destination/{id}', { params: { path: { id } }, signal }));
    return destination ? ofDestination(destination) : null;
  },
};
