import type { DragAxis } from '@navette/shared/domain';
import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { timelineTrip } from '../model/timeline-trip.ts';
import { draggedTo } from './dragging.ts';

const trip = timelineTrip(sampleBooking({ driverId: 3, pick_time: '09:13', ap_time: '10:00' }));
const MINUTE = 60_000;
const to = (minutes: number, driverId: number, axis: DragAxis = null) =>
  draggedTo(trip, { start: trip.span.start + minutes * MINUTE, driverId, axis }, MINUTE);

describe('dragging a block', () => {
  it('keeps the time of a block dragged to another driver when the pointer moves slightly sideways', () => {
    expect(to(19, 4).change).toEqual({ id: 12, driverId: 4 });
    expect(to(-19, 4).start).toBe(trip.span.start);
  });

  it('moves a block along its row in steps of five minutes', () => {
    expect(to(32, 3).change).toEqual({ id: 12, ap_time: '10:30', pick_time: '09:43' });
    expect(to(32, 3).end - trip.span.end).toBe(30 * MINUTE);
  });

  it('changes driver and time in one drag', () => {
    expect(to(-60, 4).change).toEqual({ id: 12, driverId: 4, ap_time: '09:00', pick_time: '08:13' });
  });

  it('keeps the driver of a block that is locked to the time axis, and the time of one that is locked to drivers', () => {
    expect(to(-60, 4, 'time').change).toEqual({ id: 12, ap_time: '09:00', pick_time: '08:13' });
    expect(to(-60, 4, 'time').driverId).toBe(3);
    expect(to(-60, 4, 'driver').change).toEqual({ id: 12, driverId: 4 });
  });

  it('draws a block where it will be when the clock skips the hour under the pointer', () => {
    const night = timelineTrip(
      sampleBooking({ driverId: 3, ap_date: '2026-03-29', pick_time: '01:00', ap_time: '01:45' }),
    );
    const dragged = draggedTo(night, { start: night.span.start + 60 * MINUTE, driverId: 3, axis: null }, MINUTE);
    expect(dragged.change).toEqual({ id: 12, ap_time: '03:45', pick_time: '03:00' });
    expect([dragged.start, dragged.end]).toEqual([
      Date.parse('2026-03-29T03:00:00Z'),
      Date.parse('2026-03-29T03:45:00Z'),
    ]);
  });

  it('changes nothing when a block is dragged back to where it was', () => {
    expect(to(1, 3).change).toBeNull();
  });
});
