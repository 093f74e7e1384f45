import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { nextPlace } from './board-rows.ts';
import { timelineTrip } from './timeline-trip.ts';

const trip = (id: number, pick_time: string, ap_time: string) =>
  timelineTrip(sampleBooking({ id, pick_time, ap_time }));
const rows = [
  { driverId: 1, trips: [trip(11, '08:00', '09:00'), trip(12, '13:00', '14:00')] },
  { driverId: 2, trips: [] },
  { driverId: 3, trips: [trip(31, '08:30', '09:00'), trip(32, '12:30', '13:30')] },
];

describe('keyboard navigation of the board', () => {
  it.each([
    ['ArrowRight', { driverId: 1, tripId: 11 }, { driverId: 1, tripId: 12 }],
    ['ArrowLeft', { driverId: 1, tripId: 12 }, { driverId: 1, tripId: 11 }],
    ['ArrowLeft', { driverId: 1, tripId: 11 }, { driverId: 1, tripId: null }],
    ['ArrowRight', { driverId: 1, tripId: null }, { driverId: 1, tripId: 11 }],
    ['ArrowDown', { driverId: 1, tripId: 12 }, { driverId: 2, tripId: null }],
    ['ArrowUp', { driverId: 3, tripId: 31 }, { driverId: 2, tripId: null }],
    ['Home', { driverId: 3, tripId: 32 }, { driverId: 3, tripId: 31 }],
    ['End', { driverId: 1, tripId: null }, { driverId: 1, tripId: 12 }],
    ['Home', { driverId: 2, tripId: null }, { driverId: 2, tripId: null }],
  ])('%s leads from %o to %o', (key, from, to) => {
    expect(nextPlace(rows, from, key)).toEqual(to);
  });

  it('moves up and down to the trip nearest in time', () => {
    const neighbours = rows.filter(({ driverId }) => driverId !== 2);
    expect(nextPlace(neighbours, { driverId: 1, tripId: 12 }, 'ArrowDown')).toEqual({ driverId: 3, tripId: 32 });
  });

  it.each(['ArrowLeft', 'ArrowUp', 'x'])('%s leads nowhere from the first name', (key) => {
    expect(nextPlace(rows, { driverId: 1, tripId: null }, key)).toBeUndefined();
  });
});
