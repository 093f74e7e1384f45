import type { components } from '@navette/openapi/types';
import { api, dataOf, invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Makes two records of one person one: trips and invoices of `remove` go over to `keep`, and its number leads there from now on. It can't be undone.
 * @throws {ApiProblem} `notFound` when one of them is gone already
 */
export async function mergeClients(
  cache: QueryClient,
  merge: components['schemas']['ClientMerge'],
): Promise<components['schemas']['ClientMergeAnswer']> {
  const moved = await dataOf(api.POST('/service/client/merge', { body: merge }));
  void invalidate(cache, [
    ['get', '/api/client'],
    ['get', '/api/client/{id}'],
    ['get', '/service/client/{id}/trips'],
    ['get', '/service/client/{id}/invoices'],
  ]);
  return moved;
}
