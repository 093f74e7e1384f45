import { $api } from '@navette/shared/api';

/** A booking with the addresses of driver, client and destination; nothing is asked without a number. */
export const useWholeBooking = (id: number | null) =>
  $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, meta: { failure: 'inPlace' } },
  );
