import { $api } from '@navette/shared/api';

/**
 * A booking to change, asked anew each time a dialog opens: what is changed in the form is told by comparing with it.
 * `undefined` data until then.
 */
export function useFreshBooking(id: number) {
  const query = $api.useQuery('get', '/api/booking/{id}', { params: { path: { id } } }, { staleTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } });
  const [booking] = query.data ?? [];
  return { ...query, booking: query.isFetchedAfterMount ? booking : undefined };
}
