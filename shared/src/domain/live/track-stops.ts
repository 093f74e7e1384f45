import type { GeoPlace } from '../distance/estimate.ts';
import { straightMetres } from './arrival.ts';
import type { TrackPoint } from './track.ts';

/** Radius in metres within which a driver counts as standing: GPS fixes wander by as much between houses. */
export const STOP_METRES = 50;

/** Seconds after which standing is a stop rather than traffic. */
export const STOP_SECONDS = 180;

/** A stop of a driver. */
export interface TrackStop extends GeoPlace {
  /** ISO times of the first and the last position of the stop. */
  readonly from: string;
  readonly until: string;
  /** Length in seconds. */
  readonly seconds: number;
}

/**
 * Stops of a track: consecutive positions within {@link STOP_METRES} of their first one, for {@link STOP_SECONDS} or more. The place is their centre.
 * @param points a cleaned track, in order of time (see cleanTrack)
 */
export function trackStops(points: readonly TrackPoint[]): TrackStop[] {
  const stops: TrackStop[] = [];
  let begin = 0;
  while (begin < points.length) {
    const end = endOfStay(points, begin);
    const stop = stopOf(points.slice(begin, end));
    if (stop) stops.push(stop);
    begin = stop ? end : begin + 1;
  }
  return stops;
}

/** Index after the last consecutive point near the first. */
function endOfStay(points: readonly TrackPoint[], begin: number): number {
  const first = points[begin];
  const away = points.findIndex(
    (point, index) => index > begin && first !== undefined && straightMetres(first, point) > STOP_METRES,
  );
  return away < 0 ? points.length : away;
}

function stopOf(stay: readonly TrackPoint[]): TrackStop | undefined {
  const [first, last] = [stay[0], stay.at(-1)];
  if (!first || !last) return undefined;
  const seconds = Math.round((Date.parse(last.time) - Date.parse(first.time)) / 1000);
  if (seconds < STOP_SECONDS) return undefined;
  const middle = (of: (point: TrackPoint) => number) => stay.reduce((sum, point) => sum + of(point), 0) / stay.length;
  return {
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
    from: first.time,
    until: last.time,
    seconds,
  };
}
