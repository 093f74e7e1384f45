import { SNAP, type Hours } from './hours.ts';

/** A piece of a day that is being drawn by keyboard. */
export interface DrawnPiece extends Hours {
  /** Of the seven, from 0. */
  readonly day: number;
}

/** What a key does to it. */
export type DrawKey = 'up' | 'down' | 'left' | 'right' | 'longer' | 'shorter';

const LAST_DAY = 6;
/** Long enough to be seen, and what most trips take. */
const FIRST_LENGTH = 4 * SNAP;

/** Where drawing begins: at the hour shown that comes next on a day, in the middle of the hours for another one. */
export function firstPiece(day: number, hours: Hours, minute?: number): DrawnPiece {
  const wanted = minute === undefined ? (hours.start + hours.end) / 2 : Math.ceil(minute / 60) * 60;
  return clamp({ day, start: wanted, end: wanted + FIRST_LENGTH }, hours);
}

/** The piece after a key: a quarter of an hour or a day further, or a quarter longer or shorter, always at least one and inside the hours shown. */
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

/** As long as before, moved into the hours. */
function clamp({ day, start, end }: DrawnPiece, hours: Hours): DrawnPiece {
  const length = Math.min(end - start, hours.end - hours.start);
  const begin = Math.min(Math.max(start, hours.start), hours.end - length);
  return { day, start: begin, end: begin + length };
}
