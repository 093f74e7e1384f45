import { straightKm, type GeoPlace } from '../distance/estimate.ts';

const BRUSSELS: GeoPlace = { latitude: 50.85, longitude: 4.35 };

/** Radius around Brussels, in kilometres, of plausible positions: includes Lisbon and Warsaw, but not 0° 0°, which a phone without GPS reports. */
const REACH_KM = 1_750;

/** Whether a place is within reach of our cars. */
export const isInReach = (place: GeoPlace): boolean => straightKm(BRUSSELS, place) <= REACH_KM;

/** Milliseconds after which a position is too old to be accepted: phones without network send buffered ones later. */
export const OLDEST_POSITION = 24 * 3_600_000;

const FASTEST_KM_H = 250;
/** Error of positions from cell towers, in kilometres. */
const INACCURACY_KM = 50;
/** Minutes after which an implausible jump is accepted: else a car whose last position was wrong would stay there for hours. */
const BELIEVED_AFTER = 10;

/** A place with its ISO time. */
interface TimedPlace extends GeoPlace {
  readonly time: string;
}

/** Whether a car can have moved from one position to another in the time between them. */
export function isPlausibleMove(from: TimedPlace, to: TimedPlace): boolean {
  const hours = Math.abs(Date.parse(to.time) - Date.parse(from.time)) / 3_600_000;
  return hours * 60 >= BELIEVED_AFTER || straightKm(from, to) <= INACCURACY_KM + FASTEST_KM_H * hours;
}
