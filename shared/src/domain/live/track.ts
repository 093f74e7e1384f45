import { straightKm, type GeoPlace } from '../distance/estimate.ts';

/** Metres around a place within which a driver counts as arrived (specification/live.md#markers). */
export const ARRIVAL_METRES = 25;

/**
 * Maximum accuracy radius of a position that may trigger an arrival, metres: twice {@link ARRIVAL_METRES}. A phone indoors or between high houses
 * reports 100 m and more, and could be at any door of the street.
 */
export const ARRIVAL_ACCURACY = 50;

/** Straight-line metres between two places. */
export const straightMetres = (from: GeoPlace, to: GeoPlace): number => straightKm(from, to) * 1000;

/** Degrees of latitude beyond which two places are more than {@link ARRIVAL_METRES} apart; a degree is 111 km. */
const FAR = ARRIVAL_METRES / 110_000;

/** Position of a phone with its accuracy. */
export interface MeasuredPlace extends GeoPlace {
  /** Accuracy radius in metres; null or absent when the phone does not report it. */
  readonly accuracy?: number | null | undefined;
}

/** Whether a position is accurate enough for an arrival; unknown accuracy counts as accurate. */
export const isExact = ({ accuracy }: MeasuredPlace): boolean => (accuracy ?? 0) <= ARRIVAL_ACCURACY;

/**
 * Place at which a driver has arrived: the nearest within {@link ARRIVAL_METRES}, `undefined` when there is none, or when the position is
 * less accurate than {@link ARRIVAL_ACCURACY}.
 * @param places clients, destinations, care centers
 */
export function arrivedAt<Place extends GeoPlace>(
  position: MeasuredPlace,
  places: readonly Place[],
): Place | undefined {
  if (!isExact(position)) return undefined;
  let nearest: { readonly place: Place; readonly metres: number } | undefined;
  for (const place of places) {
    // Cheap check first: hundreds of drivers are compared with thousands of places every second, and nearly all are far away.
    if (Math.abs(place.latitude - position.latitude) > FAR) continue;
    const metres = straightMetres(position, place);
    if (metres <= ARRIVAL_METRES && (!nearest || metres < nearest.metres)) nearest = { place, metres };
  }
  return nearest?.place;
}

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

const at = ({ time }: TrackPoint): number => Date.parse(time);

/**
 * Index of the last position at or before a moment; 0 before the first, -1 without positions.
 * @param points in time order
 * @param moment ms
 */
export function trackIndex(points: readonly TrackPoint[], moment: number): number {
  let [low, high] = [0, points.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const point = points[middle];
    if (point && at(point) <= moment) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? -1 : low;
}

/**
 * Position of a driver at a moment: interpolated linearly between two positions, clamped to the first and last. Undefined without positions.
 * @param points in time order
 * @param moment ms
 */
export function trackPlace(points: readonly TrackPoint[], moment: number): GeoPlace | undefined {
  const index = trackIndex(points, moment);
  const [before, after] = [points[index], points[index + 1]];
  if (!before || !after || moment <= at(before)) return before;
  const part = Math.min(1, (moment - at(before)) / Math.max(1, at(after) - at(before)));
  return {
    latitude: before.latitude + (after.latitude - before.latitude) * part,
    longitude: before.longitude + (after.longitude - before.longitude) * part,
  };
}

/**
 * The positions between two moments, both included.
 * @param start ms
 * @param end ms
 */
export const trackPart = (points: readonly TrackPoint[], start: number, end: number): readonly TrackPoint[] =>
  points.filter((point) => at(point) >= start && at(point) <= end);
