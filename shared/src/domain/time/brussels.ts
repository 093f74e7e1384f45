import type { ClockTime } from './clock.ts';
import type { IsoDate } from './date.ts';
import { DateTime } from 'luxon';

/** The zone all dates and times of the product are in. */
export const TIME_ZONE = 'Europe/Brussels';

// Intl instead of Luxon, whose 20 kB would load before the sign-in page (docs/adr/0010).
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Date and time in Brussels at an instant. */
export interface WallClock {
  readonly date: IsoDate;
  readonly time: ClockTime;
}

/** Date and time in Brussels at `instant` (default now). */
export function brusselsNow(instant: Date = new Date()): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of wallClock.formatToParts(instant)) parts[type] = value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Today in Brussels, independent of the machine's time zone. */
export const brusselsToday = (instant: Date = new Date()): IsoDate => brusselsNow(instant).date;

/** Luxon moves a skipped time one hour ahead. For a repeated time it picks one by the current offset, hence the list of both. */
const instantsOf = (date: IsoDate, time: ClockTime): readonly DateTime[] =>
  DateTime.fromISO(`${date}T${time}`, { zone: TIME_ZONE }).getPossibleOffsets();

/**
 * The instants of a date and time in Brussels: usually one, two in the repeated hour in autumn. A time in the skipped hour in spring is moved one
 * hour ahead.
 */
export const brusselsInstants = (date: IsoDate, time: ClockTime): readonly Date[] =>
  instantsOf(date, time).map((instant) => instant.toJSDate());

/** The instant of a date and time in Brussels; the first of {@link brusselsInstants}. Not a valid date when the text is none. */
export const brusselsInstant = (date: IsoDate, time: ClockTime = '00:00'): Date =>
  brusselsInstants(date, time)[0] ?? new Date(Number.NaN);

/** Whether a time occurs twice on a day, as those from 02:00 to 03:00 on the last Sunday of October. Such a time is read as its first occurrence. */
export const comesTwice = (date: IsoDate, time: ClockTime): boolean => instantsOf(date, time).length > 1;

/** The existing time for a time that the clock skips, from 02:00 to 03:00 on the last Sunday of March (02:30 is 03:30); any other is unchanged. */
export const existingTime = (date: IsoDate, time: ClockTime): ClockTime =>
  instantsOf(date, time)[0]?.toFormat('HH:mm') ?? time;
