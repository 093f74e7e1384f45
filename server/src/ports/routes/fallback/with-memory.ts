import type { TripMoment } from '@navette/shared/domain';
import type { GeoPoint } from '../../addresses/address-port.ts';
import type { Route, RoutePort } from '../route-port.ts';

/** How much is remembered. */
export interface MemoryOptions {
  /** Milliseconds an answer stays; 0 shares only questions that are being asked. 10 minutes when left out. */
  readonly keep?: number;
  /** Most answers at once; the oldest goes first. */
  readonly most?: number;
  readonly now?: (() => Date) | undefined;
}

const MINUTES_10 = 600_000;
const MOST = 500;

interface Remembered {
  readonly route: Promise<Route | null>;
  /** Moment it is forgotten; not yet known while it is being asked. */
  until: number;
}

/** To the metre or so, and the minute. */
const keyOf = (places: readonly GeoPoint[], moment: TripMoment | undefined): string =>
  [...places.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`), moment?.date, moment?.time].join(' ');

/** Asks a question once that forms and people ask again and again. What failed is asked anew. */
export function withMemory(port: RoutePort, { keep = MINUTES_10, most = MOST, now = () => new Date() }: MemoryOptions = {}): RoutePort {
  const known = new Map<string, Remembered>();
  return {
    route(places, moment) {
      const key = keyOf(places, moment);
      const found = known.get(key);
      if (found && found.until > now().getTime()) return found.route;
      const route = port.route(places, moment);
      const entry: Remembered = { route, until: Number.POSITIVE_INFINITY };
      known.delete(key);
      known.set(key, entry);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      route.then(
        () => (entry.until = now().getTime() + keep),
        () => known.get(key) === entry && known.delete(key),
      );
      return route;
    },
  };
}
