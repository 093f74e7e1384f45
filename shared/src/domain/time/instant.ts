import { brusselsOffset } from './brussels.ts';
import { clockOf, type ClockTime } from './clock.ts';
import { isIsoDate, type IsoDate } from './date.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * The instants of a date and time in Brussels: usually one, two in the repeated hour in autumn. A time in the skipped hour in spring is moved one
 * hour ahead. An invalid date when the text is none.
 */
export function brusselsInstants(date: IsoDate, time: ClockTime): readonly Date[] {
  const dial = isIsoDate(date) ? Date.parse(`${date}T${time}Z`) : Number.NaN;
  if (Number.isNaN(dial)) return [new Date(Number.NaN)];
  // The offsets before and after any clock change of that night.
  const [before, after] = [brusselsOffset(dial - DAY), brusselsOffset(dial + DAY)];
  const instants = [before, after].map((offset) => new Date(dial - offset * MINUTE));
  if (before === after) return instants.slice(1);
  const existing = instants.filter(
    (instant) => instant.getTime() + brusselsOffset(instant.getTime()) * MINUTE === dial,
  );
  return existing.length > 0 ? existing : instants.slice(0, 1);
}

/** The instant of a date and time in Brussels; the first of {@link brusselsInstants}. Not a valid date when the text is none. */
export const brusselsInstant = (date: IsoDate, time: ClockTime = '00:00'): Date =>
  brusselsInstants(date, time)[0] ?? new Date(Number.NaN);

/** Whether a time occurs twice on a day, as those from 02:00 to 03:00 on the last Sunday of October. Such a time is read as its first occurrence. */
export const comesTwice = (date: IsoDate, time: ClockTime): boolean => brusselsInstants(date, time).length > 1;

/** The existing time for a time that the clock skips, from 02:00 to 03:00 on the last Sunday of March (02:30 is 03:30); any other is unchanged. */
export function existingTime(date: IsoDate, time: ClockTime): ClockTime {
  const instant = brusselsInstant(date, time).getTime();
  return Number.isNaN(instant) ? time : clockOf(instant / MINUTE + brusselsOffset(instant));
}
