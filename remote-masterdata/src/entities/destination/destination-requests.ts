import type { components } from '@navette/openapi/types';
import { $api, api } from '@navette/shared/api';
import { freshRecord } from '@navette/shared/ui-records';
import type { RecordKind } from '@navette/shared/ui-records';

/** Hospital, care center or other place to which clients are driven. */
export type Destination = components['schemas']['Destination'];

/** Body of create and update of a destination. */
export type DestinationForm = components['schemas']['DestinationForm'];

/** All destinations. */
export const useDestinations = () => $api.useQuery('get', '/api/destination', {});

/** Destination for the edit form, fetched when the form opens. */
export const useDestination = (id: number) =>
  $api.useQuery('get', '/api/destination/{id}', { params: { path: { id } } }, freshRecord);

/** Definition of the record type "destination". A delete can be undone within a day (specification/registers.md#deleting). */
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
