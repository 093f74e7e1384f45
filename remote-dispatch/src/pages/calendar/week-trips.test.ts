import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import {
  OFFICE_HOURS,
  layOutDay,
  calendarDays,
  type DayTrip,
  draggedRange,
  firstPiece,
  movedPiece,
  type DrawKey,
  type DrawnPiece,
} from './week-trips.ts';

const at = (id: number, pick_time: string, ap_time: string, ap_date = '2026-03-10') =>
  sampleBooking({ id, ap_date, pick_time, ap_time, distance: null });

describe('days of a week', () => {
  const bookings = [
    at(1, '09:30', '10:30'),
    at(2, '07:00', '08:00'),
    at(3, '18:00', '19:00'),
    at(4, '08:30', '09:15'),
    at(5, '10:00', '11:00', '2026-03-11'),
  ];
  const [tuesday, wednesday] = calendarDays(['2026-03-10', '2026-03-11'], bookings, OFFICE_HOURS);

  it('lists the trips of each day by time, also those that start before the shown hours', () => {
    expect(tuesday?.trips.map(({ booking }) => booking.id)).toEqual([4, 1]);
    expect(wednesday?.trips.map(({ booking }) => booking.id)).toEqual([5]);
  });

  it('counts the trips before and after the shown hours', () => {
    expect(tuesday).toMatchObject({ before: 1, after: 1 });
  });
});

describe('layout of a day on the calendar', () => {
  const trip = (id: number, start: number, end: number): DayTrip => ({ booking: sampleBooking({ id }), start, end });
  const shown = (trips: DayTrip[]) =>
    layOutDay(trips).placed.map(({ booking, lane, lanes }) => [booking.id, lane, lanes]);

  it('gives a trip without overlap the whole width', () => {
    expect(shown([trip(1, 600, 660), trip(2, 660, 700)])).toEqual([
      [1, 0, 1],
      [2, 0, 1],
    ]);
  });

  it('places overlapping trips side by side', () => {
    expect(shown([trip(1, 600, 660), trip(2, 630, 690), trip(3, 665, 700)])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
    ]);
  });

  it('treats short trips as overlapping within their minimum height', () => {
    expect(shown([trip(1, 600, 605), trip(2, 610, 615), trip(3, 620, 640)])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
    ]);
  });

  it('shows two trips side by side on a busy day, counts the others by the hour, and loses none', () => {
    const many = [1, 2, 3, 4].map((id) => trip(id, 600, 660)).concat([5, 6, 7].map((id) => trip(id, 700, 760)));
    const { placed, folded } = layOutDay(many);
    expect(placed.map(({ booking, lanes }) => [booking.id, lanes])).toEqual([
      [1, 2],
      [2, 2],
      [5, 2],
      [6, 2],
    ]);
    expect(folded.map(({ start, trips }) => [start, trips.map(({ booking }) => booking.id)])).toEqual([
      [600, [3, 4]],
      [660, [7]],
    ]);
  });

  it('counts trips that start before the shown hours in the first of them', () => {
    const { folded } = layOutDay(
      [1, 2, 3, 4].map((id) => trip(id, 500 + id, 560)),
      540,
    );
    expect(folded.map(({ start }) => start)).toEqual([540]);
  });
});

describe('dragged time', () => {
  it('snaps a dragged time to quarters of an hour, at least one', () => {
    expect(draggedRange(10 * 60 + 3, 10 * 60 + 3, OFFICE_HOURS)).toEqual({ start: 600, end: 615 });
    expect(draggedRange(10 * 60 + 3, 11 * 60 + 20, OFFICE_HOURS)).toEqual({ start: 600, end: 690 });
  });

  it('accepts a drag upwards', () => {
    expect(draggedRange(11 * 60 + 20, 10 * 60 + 3, OFFICE_HOURS)).toEqual({ start: 600, end: 690 });
  });

  it('clips a dragged time to the shown hours: 48 intervals of 10 minutes from 09:00', () => {
    expect(OFFICE_HOURS).toEqual({ start: 540, end: 1020 });
    expect(draggedRange(0, 560, OFFICE_HOURS)).toEqual({ start: 540, end: 570 });
    expect(draggedRange(1019, 2000, OFFICE_HOURS)).toEqual({ start: 1005, end: 1020 });
  });
});

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
