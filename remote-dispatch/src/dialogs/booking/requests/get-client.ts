import { $api } from '@navette/shared/api';
import { useValue } from '../booking-form.ts';

/** The client of the form, whole; nothing is asked while none is chosen. */
export function useChosenClient() {
  const clientId = useValue('clientId');
  const query = $api.useQuery(
    'get',
    '/api/client/{id}',
    { params: { path: { id: clientId ?? 0 } } },
    { staleTime: 60_000, meta: { failure: 'inPlace' }, enabled: clientId !== null },
  );
  return { ...query, client: query.data?.[0] };
}
