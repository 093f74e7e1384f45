/** Minutes in a row of the grid (specification/office.md#calendar). */
export const INTERVAL = 10;

/** Minutes that a drag snaps to. */
export const SNAP = 15;

/** Part of the day that the calendar shows, in minutes since midnight. */
export interface Hours {
  readonly start: number;
  readonly end: number;
}

/** Office hours: 48 intervals from 09:00. */
export const OFFICE_HOURS: Hours = { start: 9 * 60, end: 9 * 60 + 48 * INTERVAL };

/** Whole day, with early dialysis and late returns. */
export const WHOLE_DAY: Hours = { start: 5 * 60, end: 23 * 60 };

/** Rounds down to a quarter of an hour. */
export const snapDown = (minutes: number): number => Math.floor(minutes / SNAP) * SNAP;

/** The dragged time in whole quarters of an hour, at least one, within the shown hours. */
export function draggedRange(from: number, to: number, { start, end }: Hours): Hours {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const begin = Math.min(Math.max(start, snapDown(first)), end - SNAP);
  return { start: begin, end: Math.min(end, Math.max(begin + SNAP, snapDown(last + SNAP - 1))) };
}
