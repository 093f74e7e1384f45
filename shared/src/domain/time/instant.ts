import { DateTime } from 'luxon';
import { TIME_ZONE } from './brussels.ts';
import type { ClockTime } from './clock.ts';
import type { IsoDate } from './date.ts';

/** Luxon moves a time that the clock skips to the hour after. Of a time that comes twice it takes whichever resembles today, hence the list. */
const instantsOf = (date: IsoDate, time: ClockTime): readonly DateTime[] =>
  DateTime.fromISO(`${date}T${time}`, { zone: TIME_ZONE }).getPossibleOffsets();

/**
 * The instants at which the clock in Brussels shows a date and time: one as a rule, two in the hour that comes twice in autumn. In the hour that is
 * skipped in spring it is the hour after.
 */
export const brusselsInstants = (date: IsoDate, time: ClockTime): readonly Date[] =>
  instantsOf(date, time).map((instant) => instant.toJSDate());

/** The instant of a date and time in Brussels; the first of {@link brusselsInstants}. Not a valid date when the text is none. */
export const brusselsInstant = (date: IsoDate, time: ClockTime = '00:00'): Date =>
  brusselsInstants(date, time)[0] ?? new Date(Number.NaN);

/** Whether a time comes twice on a day, as those from 02:00 to 03:00 on the last Sunday of October. Such a time is read as the first. */
export const comesTwice = (date: IsoDate, time: ClockTime): boolean => instantsOf(date, time).length > 1;

/** The time that a clock shows instead: another one only for those that it skips, from 02:00 to 03:00 on the last Sunday of March (02:30 is 03:30). */
export const existingTime = (date: IsoDate, time: ClockTime): ClockTime =>
  instantsOf(date, time)[0]?.toFormat('HH:mm') ?? time;
