import { describe, expect, it } from 'vitest';
import { isDoubleTrip, type PatientTrip } from './duplicates.ts';

const trip = (more: Partial<PatientTrip> = {}): PatientTrip => ({
  clientId: 4,
  type: 'to',
  ap_date: '2026-03-10',
  ap_time: '10:00',
  pick_time: '09:20',
  ...more,
});

describe('the same patient at overlapping or near times', () => {
  it.each([
    ['the same trip again', {}],
    ['a copy half an hour later', { ap_time: '10:30', pick_time: '09:50' }],
    ['a copy fifty minutes earlier', { ap_time: '09:10', pick_time: '08:30' }],
    ['a single trip instead of the way there', { type: 'simple' }],
    ['a way home that begins on the way there', { type: 'back', ap_time: '09:50', pick_time: '09:50' }],
  ])('is double: %s', (_, more) => {
    expect(isDoubleTrip(trip(), trip(more))).toBe(true);
    expect(isDoubleTrip(trip(more), trip())).toBe(true);
  });

  it.each([
    ['the way home after the visit', { type: 'back', ap_time: '10:00', pick_time: '10:00' }],
    ['a second visit in the afternoon', { ap_time: '14:00', pick_time: '13:20' }],
    ['a trip an hour later', { ap_time: '11:00', pick_time: '10:20' }],
    ['another patient', { clientId: 5 }],
    ['another day', { ap_date: '2026-03-11' }],
    ['a time that is none', { ap_time: '' }],
  ])('is not double: %s', (_, more) => {
    expect(isDoubleTrip(trip(), trip(more))).toBe(false);
  });

  it('counts the visit of a trip that covers the return as part of the trip', () => {
    const covering = trip({ back: true, ap_waittime: '02:00' });
    expect(isDoubleTrip(covering, trip({ type: 'back', ap_time: '11:30', pick_time: '11:30' }))).toBe(true);
  });

  describe('a return beside a trip that covers it', () => {
    const covering = trip({ back: true, ap_waittime: '00:30' });
    const home = trip({ type: 'back', ap_time: '13:00', pick_time: '13:00' });

    it('is double, however late it is', () => {
      expect([isDoubleTrip(covering, home), isDoubleTrip(home, covering)]).toEqual([true, true]);
      expect(isDoubleTrip(trip(), home)).toBe(false);
    });

    it('is not double after another visit, nor before the appointment', () => {
      const visit = trip({ ap_time: '12:00', pick_time: '11:30' });
      expect(isDoubleTrip(covering, home, [covering, visit, home])).toBe(false);
      expect(isDoubleTrip(covering, trip({ type: 'back', ap_time: '08:00', pick_time: '08:00' }))).toBe(false);
    });
  });
});
