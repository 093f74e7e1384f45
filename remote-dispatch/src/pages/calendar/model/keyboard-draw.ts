import { SNAP, type Hours } from './hours.ts';

/** Time that is being drawn by keyboard. */
export interface DrawnPiece extends Hours {
  /** Index of the day in the week, 0 to 6. */
  readonly day: number;
}

/** Effect of a key. */
export type DrawKey = 'up' | 'down' | 'left' | 'right' | 'longer' | 'shorter';

const LAST_DAY = 6;
/** Initial length: visible, and what most trips take. */
const FIRST_LENGTH = 4 * SNAP;

/** Initial position: today at the next full hour within the shown hours, on another day in their middle. */
export function firstPiece(day: number, hours: Hours, minute?: number): DrawnPiece {
  const wanted = minute === undefined ? (hours.start + hours.end) / 2 : Math.ceil(minute / 60) * 60;
  return clamp({ day, start: wanted, end: wanted + FIRST_LENGTH }, hours);
}

/**
 * The drawn time after a key: moved by a quarter of an hour or a day, or a quarter longer or shorter; at least one
 * quarter, within the shown hours.
 */
export function movedPiece(piece: DrawnPiece, key: DrawKey, hours: Hours): DrawnPiece {
  const { day, start, end } = piece;
  switch (key) {
    case 'up':
      return clamp({ day, start: start - SNAP, end: end - SNAP }, hours);
    case 'down':
      return clamp({ day, start: start + SNAP, end: end + SNAP }, hours);
    case 'left':
      return { ...piece, day: Math.max(0, day - 1) };
    case 'right':
      return { ...piece, day: Math.min(LAST_DAY, day + 1) };
    case 'longer':
      return { ...piece, end: Math.min(hours.end, end + SNAP) };
    case 'shorter':
      return { ...piece, end: Math.max(start + SNAP, end - SNAP) };
  }
}

/** Moves into the shown hours, keeping the length. */
function clamp({ day, start, end }: DrawnPiece, hours: Hours): DrawnPiece {
  const length = Math.min(end - start, hours.end - hours.start);
  const begin = Math.min(Math.max(start, hours.start), hours.end - length);
  return { day, start: begin, end: begin + length };
}
