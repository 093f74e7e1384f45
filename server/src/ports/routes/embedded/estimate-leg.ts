import { estimateLeg as estimateFigures } from '@navette/shared/domain';
import type { GeoPoint } from '../../addresses/address-port.ts';
import type { RouteLeg, TripMoment } from '../route-port.ts';

export { isRushHour, roadKm, straightKm } from '@navette/shared/domain';

/** A leg estimated by the business rules from the straight line between two places, which is also what is drawn. */
export const estimateLeg = (from: GeoPoint, to: GeoPoint, moment?: TripMoment): RouteLeg => ({
  ...estimateFigures(from, to, moment),
  geometry: [
    [from.latitude, from.longitude],
    [to.latitude, to.longitude],
  ],
});
