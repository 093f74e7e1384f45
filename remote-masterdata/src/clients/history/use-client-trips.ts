import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A trip of a client, in short. */
export type ClientTrip = components['schemas']['ClientTrip'];

/** The trips of a client, the latest first, at most 500. The server logs that they were read. */
export const useClientTrips = (id: number) =>
  $api.useQuery('get', '/service/client/{id}/trips', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });
