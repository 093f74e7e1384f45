import { isWeekend, minutesOf } from '@navette/shared/domain';
import type { GeoPoint } from '../../addresses/address-port.ts';
import type { RouteLeg, TripMoment } from '../route-port.ts';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies. */
export function straightKm(from: GeoPoint, to: GeoPoint): number {
  const [latitude, longitude] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Beyond so many straight kilometres roads run straighter. */
const FAR_KM = 25;

/** Kilometres by road: 1.35 times the straight line, 1.30 times beyond 25 km. */
export const roadKm = (straight: number): number => straight * (straight > FAR_KM ? 1.3 : 1.35);

/** A share of the way and the speed it is driven at. */
interface Stretch {
  readonly km: number;
  readonly speed: number;
}

/** The first kilometres are the slowest; what is left after them is motorway. */
const STRETCHES: readonly Stretch[] = [
  { km: 5, speed: 22 },
  { km: 10, speed: 38 },
  { km: 25, speed: 60 },
  { km: Number.POSITIVE_INFINITY, speed: 85 },
];

const RUSH_SPEED = 19.5;

/** The ring of Brussels, roughly. */
const BRUSSELS = { south: 50.79, north: 50.91, west: 4.25, east: 4.47 } as const;

const inBrussels = ({ latitude, longitude }: GeoPoint): boolean =>
  latitude > BRUSSELS.south && latitude < BRUSSELS.north && longitude > BRUSSELS.west && longitude < BRUSSELS.east;

const RUSH_HOURS = [
  ['07:00', '09:30'],
  ['16:00', '18:30'],
] as const;

/** Whether a moment lies in the rush of a working day. */
export function isRushHour({ date, time }: TripMoment): boolean {
  const at = minutesOf(time);
  return !isWeekend(date) && RUSH_HOURS.some(([from, until]) => at >= minutesOf(from) && at < minutesOf(until));
}

function secondsFor(km: number, slow: boolean): number {
  let left = km;
  let hours = 0;
  for (const [index, stretch] of STRETCHES.entries()) {
    const part = Math.min(left, stretch.km);
    hours += part / (index === 0 && slow ? RUSH_SPEED : stretch.speed);
    left -= part;
  }
  return Math.round(hours * 3600);
}

/** A leg estimated from the straight line between two places; slower in the rush of Brussels. */
export function estimateLeg(from: GeoPoint, to: GeoPoint, moment?: TripMoment): RouteLeg {
  const km = Math.round(roadKm(straightKm(from, to)) * 1000) / 1000;
  const slow = moment !== undefined && isRushHour(moment) && (inBrussels(from) || inBrussels(to));
  return {
    distance: km,
    duration: secondsFor(km, slow),
    geometry: [
      [from.latitude, from.longitude],
      [to.latitude, to.longitude],
    ],
  };
}
