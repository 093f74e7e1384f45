import { $api } from '@navette/shared/api';

/** Booking with the addresses of driver, client and destination; disabled without an id. */
export const useWholeBooking = (id: number | null) =>
  $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, meta: { failure: 'inPlace' } },
  );
