import { describe, expect, it } from 'vitest';
import { sampleBooking } from '../../../testing/sample-booking.ts';
import { timelineTrip } from '../model/timeline-trip.ts';
import { draggedTo } from './board-drag.ts';

const trip = timelineTrip(sampleBooking({ driverId: 3, pick_time: '09:13', ap_time: '10:00' }));
const MINUTE = 60_000;
const to = (minutes: number, driverId: number) => draggedTo(trip, trip.span.start + minutes * MINUTE, driverId, MINUTE);

describe('dragging a block', () => {
  it('to another driver keeps its time, though the hand wavers', () => {
    expect(to(9, 4).change).toEqual({ id: 12, driverId: 4 });
    expect(to(9, 4).start).toBe(trip.span.start);
  });

  it('along its row moves it in steps of five minutes', () => {
    expect(to(32, 3).change).toEqual({ id: 12, ap_time: '10:30', pick_time: '09:43' });
    expect(to(32, 3).end - trip.span.end).toBe(30 * MINUTE);
  });

  it('may change both', () => {
    expect(to(-60, 4).change).toEqual({ id: 12, driverId: 4, ap_time: '09:00', pick_time: '08:13' });
  });

  it('back to where it was changes nothing', () => {
    expect(to(1, 3).change).toBeNull();
  });
});
