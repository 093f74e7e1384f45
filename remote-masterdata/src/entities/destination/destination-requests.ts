import type { components } from '@navette/openapi/types';
import { $api, api } from '@navette/shared/api';
import { freshRecord } from '@navette/shared/ui-records';
import type { RecordKind } from '@navette/shared/ui-records';

/** Hospital, care center or other place to which clients are driven. */
export type Destination = components['schemas']['Destination'];

/** What create and update of a destination are sent. */
export type DestinationForm = components['schemas']['DestinationForm'];

/** Every destination. */
export const useDestinations = () => $api.useQuery('get', '/api/destination', {});

/** Destination of a form, fetched when the form opens. */
export const useDestination = (id: number) =>
  $api.useQuery('get', '/api/destination/{id}', { params: { path: { id } } }, freshRecord);

/** Destinations as a kind of record. A delete can be undone for a day (specification/registers.md#deleting). */
export const destinations: RecordKind<Destination, DestinationForm> = {
  textPrefix: 'destination',
  nameOf: ({ name }) => name,
  one: {
    call: ['get', '/api/destination/{id}'],
    read: (id) => api.GET('/api/destination/{id}', { params: { path: { id } } }),
  },
  create: (body) => api.POST('/api/destination', { body }),
  update: (id, body) => api.PUT('/api/destination/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/destination/{id}', { params: { path: { id } } }),
  restore: (id) => api.POST('/service/destination/restore', { body: { id } }),
  invalidates: [['get', '/api/destination']],
};
