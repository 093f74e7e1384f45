import type { IsoDate } from '@navette/shared/domain';
import { boardTimeOf, clockAt, type BoardTime } from './board-time.ts';

/** What the board shows, from left to right. */
export interface BoardWindow {
  readonly start: BoardTime;
  readonly end: BoardTime;
}

const HOUR = 3_600_000;
/** Share of the window that one step of zoom takes away or adds (S1 §2.8). */
const ZOOM_STEP = 0.2;

/** What the board opens with: two hours back, ten ahead (S1 §2.8). */
export const openingWindow = (now: BoardTime): BoardWindow => ({ start: now - 2 * HOUR, end: now + 10 * HOUR });

/** What "now" shows: an hour back, four ahead (S1 §2.8). */
export const nowWindow = (now: BoardTime): BoardWindow => ({ start: now - HOUR, end: now + 4 * HOUR });

/** What a day shows: 06:00 to 20:00 (S1 §2.8). */
export const dayWindow = (date: IsoDate): BoardWindow => ({
  start: boardTimeOf(date, '06:00'),
  end: boardTimeOf(date, '20:00'),
});

/** The window moved by half of itself (S1 §2.8). */
export function scrolled({ start, end }: BoardWindow, direction: -1 | 1): BoardWindow {
  const half = ((end - start) / 2) * direction;
  return { start: start + half, end: end + half };
}

/** The window one step nearer (`1`) or further (`-1`), around its middle. Nearer and further undo each other. */
export function zoomed({ start, end }: BoardWindow, direction: -1 | 1): BoardWindow {
  const width = (end - start) * (direction === 1 ? 1 - ZOOM_STEP : 1 / (1 - ZOOM_STEP));
  const middle = (start + end) / 2;
  return { start: middle - width / 2, end: middle + width / 2 };
}

/** The window moved just so far that a span is in it, with air around; the same one when it already is. */
export function revealing(window: BoardWindow, span: BoardWindow): BoardWindow {
  const width = window.end - window.start;
  const air = Math.min(width / 10, HOUR);
  if (span.start >= window.start && span.end <= window.end) return window;
  const start = span.start < window.start ? span.start - air : Math.min(span.end + air - width, span.start - air);
  return { start, end: start + width };
}

const DAY = 24 * HOUR;

/** What the board begins with on a day: around now if it is today. */
export function windowOf(day: IsoDate, now: BoardTime): BoardWindow {
  return day === clockAt(now).date ? openingWindow(now) : dayWindow(day);
}

/** The day that a window is of: the one in its middle; today while now is in a window shorter than a day, so that the evening does not open on tomorrow. */
export function dayInSight({ start, end }: BoardWindow, now: BoardTime): IsoDate {
  const showsNow = now >= start && now < end && end - start < DAY;
  return clockAt(showsNow ? now : (start + end) / 2).date;
}
