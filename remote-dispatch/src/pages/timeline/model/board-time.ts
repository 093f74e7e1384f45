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

/** The visible time of the board, from left to right. */
export interface BoardWindow {
  readonly start: BoardTime;
  readonly end: BoardTime;
}

const HOUR = 3_600_000;

/** Share of the window that one step of zoom removes or adds (specification/timeline.md#window). */
const ZOOM_STEP = 0.2;

/** Window around now: two hours back, ten ahead. */
export const openingWindow = (now: BoardTime): BoardWindow => ({ start: now - 2 * HOUR, end: now + 10 * HOUR });

/** Window of the button "now": an hour back, four ahead. */
export const nowWindow = (now: BoardTime): BoardWindow => ({ start: now - HOUR, end: now + 4 * HOUR });

/** Window of a day without trips: 06:00 to 20:00. */
export const dayWindow = (date: IsoDate): BoardWindow => ({
  start: boardTimeOf(date, '06:00'),
  end: boardTimeOf(date, '20:00'),
});

/** The window scrolled by half its width. */
export function scrolled({ start, end }: BoardWindow, direction: -1 | 1): BoardWindow {
  const half = ((end - start) / 2) * direction;
  return { start: start + half, end: end + half };
}

/** The window zoomed one step in (`1`) or out (`-1`) around its middle; the two undo each other. */
export function zoomed({ start, end }: BoardWindow, direction: -1 | 1): BoardWindow {
  const width = (end - start) * (direction === 1 ? 1 - ZOOM_STEP : 1 / (1 - ZOOM_STEP));
  const middle = (start + end) / 2;
  return { start: middle - width / 2, end: middle + width / 2 };
}

/** The window scrolled just far enough to show a span with a margin; the same object when it is visible already. */
export function revealing(window: BoardWindow, span: BoardWindow): BoardWindow {
  const width = window.end - window.start;
  const air = Math.min(width / 10, HOUR);
  if (span.start >= window.start && span.end <= window.end) return window;
  const start = span.start < window.start ? span.start - air : Math.min(span.end + air - width, span.start - air);
  return { start, end: start + width };
}

/** Least width of a window of the hours with trips, so that few trips do not stand hours wide. */
const LEAST_HOURS = 6 * HOUR;

/**
 * Initial window of a day: the hours that hold trips, and one for the text of the last; around now while today's are under way, or within two hours.
 * @param spans of the trips of any days
 */
export function windowOf(day: IsoDate, now: BoardTime, spans: readonly BoardWindow[]): BoardWindow {
  const { start, end } = dayOf(day);
  const ofDay = spans.filter((span) => span.start >= start && span.start < end);
  const isToday = day === clockAt(now).date;
  if (ofDay.length === 0) return isToday ? openingWindow(now) : dayWindow(day);
  const first = Math.floor(Math.min(...ofDay.map((span) => span.start)) / HOUR) * HOUR;
  const last = Math.ceil(Math.max(...ofDay.map((span) => span.end)) / HOUR) * HOUR;
  if (isToday && now >= first - 2 * HOUR && now < last) return openingWindow(now);
  return { start: first, end: Math.max(last + HOUR, first + LEAST_HOURS) };
}

/**
 * The day of a window: the one in its middle. It is today while now is visible in a window shorter than a day, so that
 * the evening does not open on tomorrow.
 */
export function dayInSight({ start, end }: BoardWindow, now: BoardTime): IsoDate {
  const showsNow = now >= start && now < end && end - start < DAY;
  return clockAt(showsNow ? now : (start + end) / 2).date;
}
