import type { components } from '@navette/openapi/types';
import { $api, api, type CallKey, dataOf } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';

/** Card of a client, as the API returns it (specification/clients.md#card). */
export type ClientCard = components['schemas']['ClientCard'];

/** A client whom a phone number may belong to. */
export type Caller = components['schemas']['Caller'];

const CARD: readonly CallKey[] = [['get', '/service/client/{id}/card']];

/** The card of a client, refetched when a booking changes anywhere. The server logs the access. */
export function useClientCard(id: number) {
  useLiveBookings(CARD);
  return $api.useQuery(
    'get',
    '/service/client/{id}/card',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' } },
  );
}

/**
 * Clients with a phone number in any notation, of their own or of their family contact.
 * @throws {ApiProblem} with the field `tel` when it can be no phone number
 */
export const findClientsByPhone = (tel: string): Promise<readonly Caller[]> =>
  dataOf(api.POST('/service/client/byPhone', { body: { tel } }));
