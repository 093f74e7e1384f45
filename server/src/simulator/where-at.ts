import { straightKm, estimateLeg } from '@navette/shared/domain';
import type { LinePoint } from '../ports/routes/service-leg.ts';
import type { Place, Ride } from './day-plan.ts';
import type { RoutePort } from '../ports/routes/route-port.ts';

/** A position on a line with its direction. */
interface OnLine extends Place {
  /** Degrees from north, clockwise; null where the line has no length. */
  readonly heading: number | null;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const placeOf = ([latitude, longitude]: LinePoint): Place => ({ latitude, longitude });

/** Direction from one place to another in degrees from north: planar, which is precise enough for streets. */
function headingOf(from: Place, to: Place): number {
  const east = (to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2));
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360) % 360;
}

/**
 * The position at a fraction of a line's length.
 * @param line two points or more
 * @param part 0 at its begin to 1 at its end
 * @throws RangeError when the line has no point
 */
export function alongLine(line: readonly LinePoint[], part: number): OnLine {
  const segments = line.slice(1).flatMap((point, index) => {
    const [from, to] = [placeOf(line[index] ?? point), placeOf(point)];
    const km = straightKm(from, to);
    return km > 0 ? [{ from, to, km }] : [];
  });
  let left = segments.reduce((sum, { km }) => sum + km, 0) * part;
  for (const { from, to, km } of segments) {
    if (left <= km) {
      const share = left / km;
      return {
        latitude: from.latitude + (to.latitude - from.latitude) * share,
        longitude: from.longitude + (to.longitude - from.longitude) * share,
        heading: headingOf(from, to),
      };
    }
    left -= km;
  }
  const [last, end] = [segments.at(-1), line.at(-1)];
  if (!end) throw new RangeError('the line has no point');
  return { ...placeOf(end), heading: last ? headingOf(last.from, last.to) : null };
}

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
export function createRoads(routes: Pick<RoutePort, 'route'>, now: () => Date): Roads {
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
const noRoads: Roads = { lineOf: () => undefined };

/** Position and speed of a driver. */
export interface Whereabouts extends Place {
  /** Metres a second. */
  readonly speed: number;
  /** Degrees from north; null or missing for a standing driver. */
  readonly heading?: number | null;
  readonly activity: 'in_vehicle' | 'still';
}

const still = ({ latitude, longitude }: Place): Whereabouts => ({ latitude, longitude, speed: 0, activity: 'still' });

interface Stretch {
  readonly from: Place;
  readonly to: Place;
  /** 0 at the beginning, 1 at the end. */
  readonly part: number;
  /** Duration of the whole segment. */
  readonly minutes: number;
}

const pair = ({ latitude, longitude }: Place) => [latitude, longitude] as const;

/** Position of a driver on the road between two places, or on the straight line when no road is known. */
function between(roads: Roads, { from, to, part, minutes }: Stretch): Whereabouts {
  const { distance } = estimateLeg(from, to);
  return {
    ...alongLine(roads.lineOf(from, to) ?? [pair(from), pair(to)], part),
    speed: Math.min(33, (distance * 1000) / (Math.max(1, minutes) * 60)),
    activity: 'in_vehicle',
  };
}

const minutesFor = (from: Place, to: Place): number => Math.max(1, estimateLeg(from, to).duration / 60);

/** Minutes between two trips from which a driver goes home. */
const REST = 240;

/** @param minute of the day; rides are in order, the day begins and ends at home */
export function whereAt(rides: readonly Ride[], home: Place, minute: number, roads: Roads = noRoads): Whereabouts {
  const riding = rides.find(({ start, end }) => start <= minute && minute < end);
  if (riding)
    return between(roads, {
      from: riding.from,
      to: riding.to,
      part: (minute - riding.start) / (riding.end - riding.start),
      minutes: riding.end - riding.start,
    });
  const next = rides.find(({ start }) => start > minute);
  const last = rides.findLast(({ end }) => end <= minute);
  const waiting = last && next && next.start - last.end <= REST ? last.to : undefined;
  if (next) {
    const place = waiting ?? home;
    const away = minutesFor(place, next.from);
    const part = 1 - (next.start - minute) / away;
    if (part > 0) return between(roads, { from: place, to: next.from, part, minutes: away });
  }
  if (waiting) return still(waiting);
  if (!last) return still(home);
  const homeward = minutesFor(last.to, home);
  const part = (minute - last.end) / homeward;
  return part >= 1 ? still(home) : between(roads, { from: last.to, to: home, part, minutes: homeward });
}
