/** Minutes of a row of the grid (S1 §2.11). */
export const INTERVAL = 10;

/** What is dragged snaps to so many minutes (S1 §2.11). */
export const SNAP = 15;

/** Part of the day that the calendar shows, in minutes since midnight. */
export interface Hours {
  readonly start: number;
  readonly end: number;
}

/** 48 intervals from 09:00 (S1 §2.11). */
export const OFFICE_HOURS: Hours = { start: 9 * 60, end: 9 * 60 + 48 * INTERVAL };

/** Early dialysis and late returns too. */
export const WHOLE_DAY: Hours = { start: 5 * 60, end: 23 * 60 };

/** The quarter of an hour that begins before a moment. */
export const snapDown = (minutes: number): number => Math.floor(minutes / SNAP) * SNAP;

/** What was dragged over, from quarter to quarter, at least one of them, inside the hours shown. */
export function draggedRange(from: number, to: number, { start, end }: Hours): Hours {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const begin = Math.min(Math.max(start, snapDown(first)), end - SNAP);
  return { start: begin, end: Math.min(end, Math.max(begin + SNAP, snapDown(last + SNAP - 1))) };
}
