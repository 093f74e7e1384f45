import { $api } from '@navette/shared/api';

/** A care center to change, asked anew each time the form opens, so that what others saved meanwhile is in it; undefined until it is there. */
export function useFreshCareCenter(id: number) {
  const query = $api.useQuery(
    'get',
    '/api/carecenter/{id}',
    { params: { path: { id } } },
    { staleTime: Infinity, gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );
  const [center] = query.data ?? [];
  return { ...query, center: query.isFetchedAfterMount ? center : undefined };
}
