import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A client, whole. */
export type Client = components['schemas']['Client'];

/**
 * A client to change, with national number and history; undefined until it is there. It is asked anew each time the form opens: what others saved
 * meanwhile is in it, and the server logs that it was read. Nothing of it stays behind when the form closes.
 */
export function useFreshClient(id: number) {
  const query = $api.useQuery(
    'get',
    '/api/client/{id}',
    { params: { path: { id } } },
    { staleTime: Infinity, gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );
  const [client] = query.data ?? [];
  return { ...query, client: query.isFetchedAfterMount ? client : undefined };
}
