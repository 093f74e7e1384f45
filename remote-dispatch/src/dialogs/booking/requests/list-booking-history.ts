import { $api } from '@navette/shared/api';

/** Every change of a booking, the latest first. */
export const useBookingHistory = (id: number, enabled = true) =>
  $api.useQuery(
    'get',
    '/api/booking/{id}/history',
    { params: { path: { id } } },
    { enabled, meta: { failure: 'inPlace' } },
  );
