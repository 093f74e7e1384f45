import type { IsoDate } from '@navette/shared/domain';
import { boardTimeOf, clockAt, type BoardTime } from './board-time.ts';

/** The visible time of the board, from left to right. */
export interface BoardWindow {
  readonly start: BoardTime;
  readonly end: BoardTime;
}

const HOUR = 3_600_000;
/** Share of the window that one step of zoom removes or adds (specification/timeline.md#window). */
const ZOOM_STEP = 0.2;

/** Initial window of the board: two hours back, ten ahead. */
export const openingWindow = (now: BoardTime): BoardWindow => ({ start: now - 2 * HOUR, end: now + 10 * HOUR });

/** Window of the button "now": an hour back, four ahead. */
export const nowWindow = (now: BoardTime): BoardWindow => ({ start: now - HOUR, end: now + 4 * HOUR });

/** Window of a day: 06:00 to 20:00. */
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

const DAY = 24 * HOUR;

/** Initial window of a day: around now if it is today. */
export function windowOf(day: IsoDate, now: BoardTime): BoardWindow {
  return day === clockAt(now).date ? openingWindow(now) : dayWindow(day);
}

/**
 * The day of a window: the one in its middle. It is today while now is visible in a window shorter than a day, so that
 * the evening does not open on tomorrow.
 */
export function dayInSight({ start, end }: BoardWindow, now: BoardTime): IsoDate {
  const showsNow = now >= start && now < end && end - start < DAY;
  return clockAt(showsNow ? now : (start + end) / 2).date;
}
