import { $api } from '@navette/shared/api';

/** A destination to change, asked anew each time the form opens, so that what others saved meanwhile is in it; undefined until it is there. */
export function useFreshDestination(id: number) {
  const query = $api.useQuery(
    'get',
    '/api/destination/{id}',
    { params: { path: { id } } },
    { staleTime: Infinity, gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );
  const [destination] = query.data ?? [];
  return { ...query, destination: query.isFetchedAfterMount ? destination : undefined };
}
