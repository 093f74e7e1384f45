import { DateTime } from 'luxon';
import { TIME_ZONE } from './brussels.ts';
import type { ClockTime } from './clock.ts';
import type { IsoDate } from './date.ts';

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
