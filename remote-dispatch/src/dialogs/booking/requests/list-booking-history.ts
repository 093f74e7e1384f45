import { $api } from '@navette/shared/api';

/** Every change of a booking, the latest first. */
export const useBookingHistory = (id: number) =>
  $api.useQuery('get', '/api/booking/{id}/history', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });
