import { brusselsNow, type ClockTime, type IsoDate } from '@navette/shared/domain';

/**
 * The board draws the clock on the wall in Brussels, whatever the zone of the machine: a board time is that clock read as if it were UTC,
 * in milliseconds. A day of the board always has 24 hours.
 */
export type BoardTime = number;

/** A date and a time of day on the board. */
export const boardTimeOf = (date: IsoDate, time: ClockTime = '00:00'): BoardTime => Date.parse(`${date}T${time}:00Z`);

/** The day and the time of day that stand at a place of the board. */
export function clockAt(at: BoardTime): { readonly date: IsoDate; readonly time: ClockTime } {
  const text = new Date(at).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Where an instant stands on the board, to the minute. */
export function boardTimeAt(instant: number): BoardTime {
  const { date, time } = brusselsNow(new Date(instant));
  return boardTimeOf(date, time);
}

const DAY = 86_400_000;

/** From when to when a day lasts. */
export function dayOf(date: IsoDate): { readonly start: BoardTime; readonly end: BoardTime } {
  const start = boardTimeOf(date);
  return { start, end: start + DAY };
}

/** Now, on the board. */
export const boardNow = (): BoardTime => boardTimeAt(Date.now());
