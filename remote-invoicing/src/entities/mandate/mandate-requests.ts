import type { components } from '@navette/openapi/types';
import { $api, api, type CallKey, dataOf } from '@navette/shared/api';

/** Permission of a client to collect from an account. */
export type Mandate = components['schemas']['Mandate'];

/** Client with open invoices, from whom nothing can be collected. */
export type UnmandatedClient = components['schemas']['UnmandatedClient'];

/** Cached answers that a mandate changes. */
export const AFTER_MANDATE: readonly CallKey[] = [
  ['get', '/api/mandate'],
  ['get', '/service/payment/unmandated'],
  ['get', '/service/payment/due'],
];

/** Mandates of all clients, or of one. */
export const useMandates = (clientId?: number) =>
  $api.useQuery(
    'get',
    '/api/mandate',
    clientId === undefined ? {} : { params: { query: { clientId } } },
    clientId === undefined ? {} : { meta: { failure: 'inPlace' } },
  );

export const useUnmandatedClients = (enabled = true) =>
  $api.useQuery('get', '/service/payment/unmandated', {}, { enabled, meta: { failure: 'inPlace' } });

export const createMandate = (body: components['schemas']['MandateForm']): Promise<unknown> =>
  dataOf(api.POST('/api/mandate', { body }));

export const endMandate = (id: number): Promise<unknown> =>
  dataOf(api.POST('/api/mandate/{id}/end', { params: { path: { id } } }));
