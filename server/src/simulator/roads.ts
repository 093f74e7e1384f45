import type { LinePoint } from '../ports/routes/service-leg.ts';
import type { RoutePort } from '../ports/routes/route-port.ts';
import type { Place } from './day-plan.ts';

/** Road geometry for drivers. */
export interface Roads {
  /** The line from one place to another by road; `undefined` while none is known: the driver then goes straight. */
  lineOf(from: Place, to: Place): readonly LinePoint[] | undefined;
}

/** Maximum cached routes: those of a busy day of all drivers. */
const MOST = 2000;
/** Milliseconds after which an unknown route is requested again. */
const ASK_AGAIN = 10 * 60_000;

interface Way {
  readonly line?: readonly LinePoint[];
  readonly askedAt: number;
}

const keyOf = (...places: readonly Place[]): string =>
  places.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`).join(' ');

/**
 * Routes by road, fetched in the background, each once. An estimate is only a straight line, so the service is asked again later.
 * @param routes the configured service
 */
export function createRoads(routes: RoutePort, now: () => Date): Roads {
  const ways = new Map<string, Way>();
  const keep = (key: string, way: Way) => {
    ways.delete(key);
    ways.set(key, way);
    const [oldest] = ways.keys();
    if (ways.size > MOST && oldest !== undefined) ways.delete(oldest);
  };
  const ask = async (key: string, from: Place, to: Place) => {
    keep(key, { askedAt: now().getTime() });
    const route = await routes.route([from, to]);
    const line = route && !route.estimated ? route.legs.flatMap(({ geometry }) => geometry) : [];
    if (line.length > 1) keep(key, { line, askedAt: now().getTime() });
  };
  return {
    lineOf: (from, to) => {
      const key = keyOf(from, to);
      const way = ways.get(key);
      if (!way || (!way.line && now().getTime() - way.askedAt > ASK_AGAIN)) ask(key, from, to).catch(() => undefined);
      return way?.line;
    },
  };
}

/** No known roads. */
export const noRoads: Roads = { lineOf: () => undefined };
