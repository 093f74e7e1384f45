import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];

/** Clients who are probably one person. */
export type DuplicateGroup = Schemas['ClientDuplicateGroup'];
export type DuplicateRecord = Schemas['DuplicateRecord'];
export type DuplicatePair = Schemas['DuplicatePair'];
/** Two clients that somebody marked as different persons. */
export type DifferentClients = Schemas['DifferentClients'];

/** Groups of probable duplicates, the likeliest first; the earlier answer stays while more of them are on their way. */
export const useDuplicates = (limit: number) =>
  $api.useQuery(
    'get',
    '/service/client/duplicates',
    { params: { query: { limit } } },
    { meta: { failure: 'inPlace' }, placeholderData: keepPreviousData },
  );

export const useDifferentClients = () =>
  $api.useQuery('get', '/service/client/different', {}, { meta: { failure: 'inPlace' } });

/** Merges of all clients that can still be undone, latest first. */
export const useAllMerges = () => $api.useQuery('get', '/service/client/merges', {}, { meta: { failure: 'inPlace' } });

/** Asks for the groups again. */
export const refreshDuplicates = (cache: QueryClient) => invalidate(cache, [['get', '/service/client/duplicates']]);

/** Marks two clients as different persons, or takes that back. */
export async function setDifferent(cache: QueryClient, body: Schemas['ClientPair'], isDifferent: boolean) {
  await (isDifferent
    ? dataOf(api.POST('/service/client/different', { body }))
    : dataOf(api.POST('/service/client/different/undo', { body })));
  await invalidate(cache, [
    ['get', '/service/client/duplicates'],
    ['get', '/service/client/different'],
  ]);
}
