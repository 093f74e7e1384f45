import type { PositionState } from '@navette/openapi/enums';
import { straightKm, type GeoPlace } from '../distance/estimate.ts';

export {
  type PositionState,
  /** Display states of a driver: passenger on board, driving (or waiting), on foot, position too old. */
  POSITION_STATE_VALUES as POSITION_STATES,
} from '@navette/openapi/enums';

/** Fields of a position that decide its state. */
export interface SeenPosition {
  /** ISO instant. */
  readonly time: string;
  readonly charged: boolean;
  /** Activity as reported by the phone: `in_vehicle`, `on_foot`, `walking`, `still` … */
  readonly activity: string | null;
}

const ON_FOOT: ReadonlySet<string> = new Set(['on_foot', 'walking', 'running']);

/** Whether an activity of the phone is on foot (specification/live.md#markers). */
export const isOnFoot = (activity: string | null): boolean => activity !== null && ON_FOOT.has(activity);

/**
 * State of a driver. Staleness takes precedence over everything else; the icon shows on foot before charged, but the state does not: a driver who
 * accompanies a passenger to the door is still charged.
 * @param refreshTime seconds between two positions
 */
export function positionState(position: SeenPosition, refreshTime: number, now: Date): PositionState {
  if (isStalePosition(position.time, refreshTime, now)) return 'stale';
  if (position.charged) return 'charged';
  return isOnFoot(position.activity) ? 'onFoot' : 'driving';
}

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

/** The speed shown for metres a second: km/h with one decimal, only above 1 m/s (specification/live.md#markers). */
export const shownSpeed = (metresPerSecond: number): number | undefined =>
  metresPerSecond > 1 ? Math.round(metresPerSecond * 36) / 10 : undefined;

/** Age of a position in seconds; 0 for one from the future (a phone's clock may run ahead). */
export const positionAge = (time: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / 1000));

/**
 * Whether a position is stale: older than twice the reporting interval of the driver's app (specification/live.md#positions).
 * @param refreshTime seconds between two positions
 */
export const isStalePosition = (time: string, refreshTime: number, now: Date): boolean =>
  positionAge(time, now) > 2 * refreshTime;

/** Name of the setting with the retention period of driver positions, in days. */
export const POSITION_DAYS_SETTING = 'positionDays';

/** Default retention in days. */
export const DEFAULT_POSITION_DAYS = 60;

/** Bounds of the retention in days: long enough to settle a complaint, and no longer. */
export const POSITION_DAYS = { min: 30, max: 90 } as const;

/**
 * Retention of driver positions, in days.
 * @param value of the setting: whole days within {@link POSITION_DAYS}, anything else counts as not set
 */
export function positionDays(value: string | null | undefined): number {
  const days = /^\d{2}$/u.test(value ?? '') ? Number(value) : Number.NaN;
  return days >= POSITION_DAYS.min && days <= POSITION_DAYS.max ? days : DEFAULT_POSITION_DAYS;
}

/** Whether a text is a valid retention. */
export const isPositionDays = (value: string | null | undefined): boolean => String(positionDays(value)) === value;
