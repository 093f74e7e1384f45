import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { areManyIdle, boardRows, driverDays } from './board-rows.ts';
import { type TimelineDriver, timelineTrip, type TimelineBooking } from './timeline-trip.ts';

const day = '2026-03-10';
const driver = (id: number): TimelineDriver => ({
  id,
  firstname: 'A',
  lastname: String(id),
  active: true,
  vehicle: { carriesWheelchair: false, carriesStretcher: false },
});
const trip = (id: number, driverId: number, changes: Partial<TimelineBooking>) =>
  timelineTrip(sampleBooking({ id, driverId, ap_date: day, accepted: 2, ...changes }));
const early = { pick_time: '07:00', ap_time: '07:30' };
const late = { pick_time: '15:00', ap_time: '15:30' };
const drivers = [1, 2, 3, 4].map(driver);
const trips = [
  trip(11, 2, late),
  trip(12, 3, early),
  trip(13, 2, { pick_time: '17:00', ap_time: '17:30' }),
  trip(14, 4, { ...early, status: 3 }),
  trip(15, 1, { ...early, ap_date: '2026-03-11' }),
];
const days = driverDays(trips, day);
const ids = (order: 'name' | 'first' | 'load', onlyWithTrips: boolean) =>
  boardRows(drivers, days, { order, onlyWithTrips }).map(({ id }) => id);

describe('rows of the board', () => {
  it('rows of the board are by name, by first trip, or the busiest first; idle drivers come last by name', () => {
    expect(ids('name', false)).toEqual([1, 2, 3, 4]);
    expect(ids('first', false)).toEqual([3, 2, 1, 4]);
    expect(ids('load', false)).toEqual([2, 3, 1, 4]);
  });

  it('rows of the board leave out who has no trip that day, but not whose trips were canceled', () => {
    expect(ids('name', true)).toEqual([2, 3, 4]);
    expect(days.get(4)?.count).toBe(0);
  });

  it('rows of the board are all there on a day without any trip', () => {
    expect(boardRows(drivers, new Map(), { order: 'first', onlyWithTrips: true })).toEqual(drivers);
  });

  it('rows of the board are too many when at least eight drivers, and most of them, are idle', () => {
    const crew = (count: number) => Array.from({ length: count }, (_, index) => driver(index + 1));
    expect(areManyIdle(crew(11), days)).toBe(true);
    expect(areManyIdle(crew(10), days)).toBe(false);
    expect(areManyIdle(crew(11), new Map())).toBe(false);
  });
});
