import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { Demand } from '@navette/shared/realtime';

/** Where the booking stands as the user sees it. */
export type SeenBooking = components['schemas']['SeenBooking'];

interface GrantOptions {
  /** Another one by the time of the call refuses it. */
  readonly seen?: SeenBooking | undefined;
  /** The driver's conflicts were shown and are accepted. */
  readonly assignAnyway?: boolean;
}

/**
 * The driver gets the booking, and the return trip asked for with it, at the price asked for.
 * @throws {ApiProblem} `booking.closed`, `booking.invoiced`, `booking.changed`, `booking.conflicts`, `demand.noReturn`, `demand.inactiveDriver`
 */
export const grantDemand = (
  { id, driverId, price, bookings }: Demand,
  { seen, assignAnyway = false }: GrantOptions,
): Promise<{ affectedRows: number }> =>
  dataOf(
    api.POST('/service/demand/grant', {
      body: { id, driverId, price, both: bookings.length > 1, assignAnyway, ...(seen && { seen }) },
    }),
  );
