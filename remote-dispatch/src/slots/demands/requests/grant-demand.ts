import { api, dataOf } from '@navette/shared/api';
import type { Demand } from '@navette/shared/realtime';

/**
 * The driver gets the booking, and the return trip asked for with it, at the price asked for.
 * @throws {ApiProblem} `booking.closed`, `booking.invoiced`, `demand.noReturn`, `demand.inactiveDriver`
 */
export const grantDemand = ({ id, driverId, price, bookings }: Demand): Promise<{ affectedRows: number }> =>
  dataOf(api.POST('/service/demand/grant', { body: { id, driverId, price, both: bookings.length > 1 } }));
