import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Changes some fields of a booking; what is left out stays.
 * @throws {ApiProblem} `booking.invoiced` when it stands on a live invoice and figures would change; with `assignAnyway: false` also `booking.conflicts`
 */
export const updateBooking = (
  id: number,
  body: components['schemas']['BookingUpdate'],
): Promise<components['schemas']['BookingUpdateAnswer']> =>
  dataOf(api.PUT('/api/booking/{id}', { params: { path: { id } }, body }));
