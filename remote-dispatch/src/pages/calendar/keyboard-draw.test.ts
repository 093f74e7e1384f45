import { describe, expect, it } from 'vitest';
import { OFFICE_HOURS, firstPiece, movedPiece, type DrawKey, type DrawnPiece } from './week-trips.ts';

const piece: DrawnPiece = { day: 2, start: 600, end: 660 };
const after = (keys: readonly DrawKey[], from = piece) =>
  keys.reduce((drawn, key) => movedPiece(drawn, key, OFFICE_HOURS), from);

describe('drawing a trip by keyboard', () => {
  it('starts drawing at the next full hour of today, or in the middle of another day', () => {
    expect(firstPiece(1, OFFICE_HOURS, 10 * 60 + 20)).toEqual({ day: 1, start: 660, end: 720 });
    expect(firstPiece(1, OFFICE_HOURS)).toEqual({ day: 1, start: 780, end: 840 });
    expect(firstPiece(1, OFFICE_HOURS, 23 * 60)).toEqual({ day: 1, start: 960, end: 1020 });
  });

  it('moves the drawn trip by quarters of an hour and by days', () => {
    expect(after(['down', 'down', 'up', 'right'])).toEqual({ day: 3, start: 615, end: 675 });
  });

  it('grows and shrinks the drawn trip by quarters of an hour, to one at least', () => {
    expect(after(['longer'])).toEqual({ ...piece, end: 675 });
    expect(after(['shorter', 'shorter', 'shorter', 'shorter', 'shorter'])).toEqual({ ...piece, end: 615 });
  });

  it('keeps the drawn trip in the week and the shown hours, with its length', () => {
    expect(after(['left', 'left', 'left', 'left']).day).toBe(0);
    expect(after(['right', 'right', 'right', 'right', 'right', 'right']).day).toBe(6);
    expect(after(['up'], { ...piece, start: 540, end: 600 })).toEqual({ ...piece, start: 540, end: 600 });
    expect(after(['down', 'longer'], { ...piece, start: 960, end: 1020 })).toEqual({ ...piece, start: 960, end: 1020 });
  });
});
