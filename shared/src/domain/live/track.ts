import type { GeoPlace } from '../distance/estimate.ts';
import { straightMetres } from './arrival.ts';

/** A stored position of a driver. */
export interface TrackPoint extends GeoPlace {
  /** ISO time of the GPS fix. */
  readonly time: string;
  /** Metres a second; null when the phone did not report it. */
  readonly speed: number | null;
  /** A passenger was on board. */
  readonly charged: boolean;
}

/** Maximum plausible speed in metres a second (250 km/h): a point that needs more is a wrong fix. */
export const FASTEST = 70;

/** Metres that a fix wanders by while the phone lies still; shorter jumps are never wrong fixes. */
const WANDER = 100;

const secondsBetween = (from: TrackPoint, to: TrackPoint): number =>
  (Date.parse(to.time) - Date.parse(from.time)) / 1000;

const isReachable = (from: TrackPoint, to: TrackPoint): boolean =>
  straightMetres(from, to) <= Math.max(WANDER, FASTEST * secondsBetween(from, to));

/** Maximum number of consecutive points dropped as wrong; if more follow there, the phone really is there. */
const MOST_WRONG = 3;

/**
 * Cleaned track: points in order of time, one for each moment, without single fixes that no car could have reached from the point before. A lasting
 * jump is kept: the phone was off in between, or the first fix was the wrong one.
 */
export function cleanTrack<Point extends TrackPoint>(points: readonly Point[]): Point[] {
  const ordered = points.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
  const kept: Point[] = [];
  let wrong = 0;
  for (const point of ordered) {
    const last = kept.at(-1);
    if (last && Date.parse(last.time) === Date.parse(point.time)) continue;
    if (last && !isReachable(last, point) && wrong < MOST_WRONG) wrong += 1;
    else {
      wrong = 0;
      kept.push(point);
    }
  }
  return kept;
}

/** Kilometres of a track, to 100 m. */
export function trackKm(points: readonly GeoPlace[]): number {
  let metres = 0;
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next) metres += straightMetres(point, next);
  }
  return Math.round(metres / 100) / 10;
}
