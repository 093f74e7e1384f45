import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { OFFICE_HOURS, layOutDay, calendarDays, type DayTrip } from './week-trips.ts';

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
