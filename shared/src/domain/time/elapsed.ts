import { brusselsOffset } from './brussels.ts';
import { clockOf, MINUTES_A_DAY, minutesOf, type ClockTime } from './clock.ts';
import { addDays, isIsoDate, type IsoDate } from './date.ts';
import { brusselsInstant } from './instant.ts';

/** A day in the cache. */
interface Day {
  /** Minutes from 1970 to the beginning of the day. */
  readonly midnight: number;
  /** No clock change on the day before, the day itself, or the day after. */
  readonly isSteady: boolean;
}

const MINUTE = 60_000;
const DAY = MINUTES_A_DAY * MINUTE;
const MOST_DAYS = 4000;
const days = new Map<IsoDate, Day>();

/** Cached: a board looks up the same days for each of its trips. */
function dayOf(date: IsoDate): Day {
  const cached = days.get(date);
  if (cached) return cached;
  const instant = brusselsInstant(date).getTime();
  const isSteady = isIsoDate(date) && brusselsOffset(instant - DAY) === brusselsOffset(instant + 2 * DAY);
  const day = { midnight: instant / MINUTE, isSteady };
  if (days.size >= MOST_DAYS) days.clear();
  days.set(date, day);
  return day;
}

/** Minutes from 1970 to the beginning of a day in Brussels. NaN when it is no day. */
export const midnightOf = (date: IsoDate): number => dayOf(date).midnight;

/**
 * Elapsed minutes from the midnight of a day to a clock time; they differ on days of a clock change. The inverse of {@link wallMinutes}.
 * @param wall minutes since midnight by the clock: below 0 the day before, 1440 and more the day after
 */
export function elapsedMinutes(date: IsoDate, wall: number): number {
  const { midnight, isSteady } = dayOf(date);
  if (isSteady) return wall;
  const day = addDays(date, Math.floor(wall / MINUTES_A_DAY));
  return brusselsInstant(day, clockOf(wall)).getTime() / MINUTE - midnight;
}

/**
 * Clock time after a number of elapsed minutes since the midnight of a day, in minutes since that midnight, 1440 to each day.
 * @param elapsed below 0 for the day before
 */
export function wallMinutes(date: IsoDate, elapsed: number): number {
  const { midnight, isSteady } = dayOf(date);
  if (isSteady) return elapsed;
  const instant = midnight + elapsed;
  return instant + brusselsOffset(instant * MINUTE) - Date.parse(`${date}T00:00:00Z`) / MINUTE;
}

/**
 * Clock time a number of elapsed minutes after a time, rounded down: minutes since midnight of that day, below 0 the day before.
 * @param minutes elapsed; negative for earlier
 */
export const minutesAfter = (date: IsoDate, time: ClockTime, minutes: number): number =>
  wallMinutes(date, Math.floor(elapsedMinutes(date, minutesOf(time)) + minutes));
