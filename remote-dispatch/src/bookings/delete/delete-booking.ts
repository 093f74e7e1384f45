import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { SeriesScope } from '../series/affected.ts';

/** Scope of a deletion. */
export interface DeleteReach {
  /** Which bookings of the standing order; only the booking itself when left out. */
  readonly scope?: SeriesScope;
  /** The other leg is deleted too. */
  readonly alsoLinked?: boolean;
}

/**
 * Deletes a booking, or several of its standing order.
 * @throws {ApiProblem} `booking.invoiced` while it is on a live invoice
 */
export const deleteBooking = (id: number, reach: DeleteReach): Promise<components['schemas']['BookingUpdateAnswer']> =>
  dataOf(api.DELETE('/api/booking/{id}', { params: { path: { id }, query: reach } }));
