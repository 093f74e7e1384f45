import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { Demand } from '@navette/shared/realtime';

/** State of the booking that the user sees. */
export type SeenBooking = components['schemas']['SeenBooking'];

interface GrantOptions {
  /** Optimistic concurrency: the call is refused when the booking is in another state. */
  readonly seen?: SeenBooking | undefined;
  /** The driver's conflicts were shown and confirmed. */
  readonly assignAnyway?: boolean;
}

/**
 * Assigns the booking, and the return requested with it, to the driver at the requested price.
 * @throws {ApiProblem} `booking.closed`, `booking.invoiced`, `record.changed`, `booking.conflicts`, `demand.noReturn`,
 * `demand.inactiveDriver`
 */
export const grantDemand = (
  { id, driverId, price, bookings }: Demand,
  { seen, assignAnyway = false }: GrantOptions,
): Promise<components['schemas']['BookingUpdateAnswer']> =>
  dataOf(
    api.POST('/service/demand/grant', {
      body: { id, driverId, price, both: bookings.length > 1, assignAnyway, ...(seen && { seen }) },
    }),
  );
