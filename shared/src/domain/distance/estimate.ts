import { minutesOf, type ClockTime } from '../time/clock.ts';
import { isWeekend, type IsoDate } from '../time/date.ts';
import type { MeasuredLeg } from './trip-distance.ts';

/** A place on earth, WGS 84 degrees. */
export interface GeoPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Local date and time of a trip. */
export interface TripMoment {
  readonly date: IsoDate;
  readonly time: ClockTime;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Straight-line kilometres (haversine). */
export function straightKm(from: GeoPlace, to: GeoPlace): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

const FAR_KM = 25;

/** Kilometres by road, to the metre: 1.35 times the straight line, 1.30 times beyond 25 km, where roads are straighter. */
export const roadKm = (straight: number): number =>
  Math.round(straight * (straight > FAR_KM ? 1.3 : 1.35) * 1000) / 1000;

/** Segments of a route with their speeds; the rest is motorway. */
const STRETCHES = [
  { km: 5, speed: 22 },
  { km: 10, speed: 38 },
  { km: 25, speed: 60 },
  { km: Number.POSITIVE_INFINITY, speed: 85 },
] as const;

const CITY_SPEED = 22;
const CITY_RUSH_SPEED = 19.5;

/** The region of Brussels, roughly. */
const BRUSSELS = { south: 50.79, north: 50.91, west: 4.25, east: 4.48 } as const;

const RUSH_HOURS = [
  ['07:00', '09:30'],
  ['16:00', '18:30'],
].map(([from = '', until = '']) => ({ from: minutesOf(from), until: minutesOf(until) }));

/** Whether a place lies in Brussels, roughly. */
export const isInBrussels = ({ latitude, longitude }: GeoPlace): boolean =>
  latitude > BRUSSELS.south && latitude < BRUSSELS.north && longitude > BRUSSELS.west && longitude < BRUSSELS.east;

/** Whether a moment lies in the rush of a working day. */
export function isRushHour({ date, time }: TripMoment): boolean {
  const at = minutesOf(time);
  return RUSH_HOURS.some(({ from, until }) => at >= from && at < until) && !isWeekend(date);
}

function openRoadHours(km: number): number {
  let [left, hours] = [km, 0];
  for (const stretch of STRETCHES) {
    const part = Math.min(left, stretch.km);
    hours += part / stretch.speed;
    left -= part;
  }
  return hours;
}

const citySpeed = (moment: TripMoment | undefined): number =>
  moment && isRushHour(moment) ? CITY_RUSH_SPEED : CITY_SPEED;

/**
 * Kilometres and seconds between two places, estimated from the straight line; to be labelled as an estimate. A route inside Brussels is driven at
 * city speed, slower in the rush hour.
 */
export function estimateLeg(from: GeoPlace, to: GeoPlace, moment?: TripMoment): MeasuredLeg {
  const km = roadKm(straightKm(from, to));
  const city = isInBrussels(from) && isInBrussels(to);
  return { distance: km, duration: Math.round((city ? km / citySpeed(moment) : openRoadHours(km)) * 3600) };
}

/** Number of address fields of the estimator: initially, and at most (specification/tariffs.md#estimator). */
export const ESTIMATOR_ADDRESSES = { start: 3, max: 5 } as const;

/** Maximum length of a measured trip in kilometres, there and back; the contract's limit. */
export const LONGEST_TRIP_KM = 5000;

const NAMES: ReadonlyMap<string, string> = new Map([
  ['osrm', 'OSRM'],
  ['google', 'Google Maps'],
  ['photon', 'Photon'],
]);

/** Display name of an external routing or address service: `osrm` is OSRM. A service without one keeps its own word. */
export const serviceName = (service: string): string => NAMES.get(service) ?? service;
