import { estimateLeg, tripDistance, type TripMoment } from '@navette/shared/domain';
import { placeOf } from './nearest.ts';
import type { DemoBooking, DemoTrip } from './rows.ts';

/** Start, pick-up or destination of a trip. */
export interface Stop {
  readonly fullAddress?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

function leg(from: Stop, to: Stop, moment: TripMoment): Omit<DemoTrip, 'price'> {
  const { distance, duration } = estimateLeg(placeOf(from), placeOf(to), moment);
  return { origin: from.fullAddress ?? '', destination: to.fullAddress ?? '', distance, duration };
}

/** A booking's distance as the estimator answers it, without polylines. */
export function tripDistances(
  driver: Stop,
  client: Stop,
  destination: Stop,
  moment: TripMoment,
): DemoBooking['distance'] {
  const to = [leg(driver, client, moment), leg(client, destination, moment)];
  const back = [leg(destination, client, moment), leg(client, driver, moment)];
  return { ...tripDistance(to, back), estimated: true, source: 'estimate' };
}
