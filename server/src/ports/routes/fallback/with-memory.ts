import type { TripMoment } from '@navette/shared/domain';
import { createMemory, type MemoryOptions } from '../../http/memory.ts';
import type { GeoPoint } from '../../addresses/address-port.ts';
import type { Route, RoutePort } from '../route-port.ts';

/** To the metre or so, and the minute. */
const keyOf = (places: readonly GeoPoint[], moment: TripMoment | undefined): string =>
  [
    ...places.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`),
    moment?.date,
    moment?.time,
  ].join(' ');

/** Asks a question once that forms and people ask again and again. */
export function withMemory(port: RoutePort, options?: MemoryOptions): RoutePort {
  const memory = createMemory<Route | null>(options);
  return { route: (places, moment) => memory(keyOf(places, moment), () => port.route(places, moment)) };
}
