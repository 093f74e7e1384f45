import { brusselsNow, elapsedMinutes, type ClockTime, type IsoDate } from '@navette/shared/domain';

/**
 * Brussels wall-clock time read as if it were UTC, in milliseconds; independent of the time zone of the machine. A day
 * of the board always has 24 hours.
 */
export type BoardTime = number;

/** Board time of a date and a time of day. */
export const boardTimeOf = (date: IsoDate, time: ClockTime = '00:00'): BoardTime => Date.parse(`${date}T${time}:00Z`);

/** Date and time of day of a board time. */
export function clockAt(at: BoardTime): { readonly date: IsoDate; readonly time: ClockTime } {
  const text = new Date(at).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Board time of an instant, to the minute. */
export function boardTimeAt(instant: number): BoardTime {
  const { date, time } = brusselsNow(new Date(instant));
  return boardTimeOf(date, time);
}

const DAY = 86_400_000;

/** Start and end of a day. */
export function dayOf(date: IsoDate): { readonly start: BoardTime; readonly end: BoardTime } {
  const start = boardTimeOf(date);
  return { start, end: start + DAY };
}

const MINUTE = 60_000;

const dates = new Map<BoardTime, IsoDate>();

/** Date of a board time; remembered by its midnight, since writing a date is slow and a refresh asks for that of each trip. */
export function dateAt(at: BoardTime): IsoDate {
  const midnight = midnightOf(at);
  const date = dates.get(midnight) ?? clockAt(midnight).date;
  dates.set(midnight, date);
  return date;
}

const midnightOf = (at: BoardTime): BoardTime => Math.floor(at / DAY) * DAY;

/** Minutes that pass from one board time to another; not those of the board on the night on which the clock changes. */
export function minutesBetween(from: BoardTime, to: BoardTime): number {
  const [date, midnight] = [dateAt(from), midnightOf(from)];
  const elapsed = (at: BoardTime): number => elapsedMinutes(date, (at - midnight) / MINUTE);
  return elapsed(to) - elapsed(from);
}

/** The current board time. */
export const boardNow = (): BoardTime => boardTimeAt(Date.now());
