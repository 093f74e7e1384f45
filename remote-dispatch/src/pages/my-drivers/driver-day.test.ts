import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { sampleDriver } from '../../testing/sample-driver.ts';
import { driverDays, type DayFacts } from './day-dialog.tsx';

const seen = (driverId: number, time: string, charged = false) => ({
  key: String(driverId),
  l: [50.85, 4.35] as [number, number],
  data: {
    driverId,
    time,
    charged,
    position: { coords: { speed: 9 }, activity: { type: 'in_vehicle' }, battery: { level: 0.8, is_charging: false } },
  },
});

const facts: DayFacts = {
  drivers: [sampleDriver(), sampleDriver({ id: 4 }), sampleDriver({ id: 5, active: false })],
  bookings: [
    sampleBooking({ id: 2, driverId: 3, pick_time: '11:00', accepted: 3 }),
    sampleBooking({ id: 1, driverId: 3, pick_time: '08:00', status: 1, accepted: 2 }),
    sampleBooking({ id: 3, driverId: 3, pick_time: '09:30', accepted: 2 }),
    sampleBooking({ id: 4, driverId: 3, pick_time: '10:00', status: 3 }),
  ],
  availability: [{ driverId: 4, available: '0,5' }],
  locations: [],
  now: new Date('2026-03-10T09:00:00Z'),
};

const dayOf = (id: number, changes: Partial<DayFacts> = {}) =>
  driverDays({ ...facts, ...changes }).find((day) => day.driver.id === id);

describe('days of the drivers', () => {
  it('lists active drivers only', () => {
    expect(driverDays(facts).map((day) => day.driver.id)).toEqual([3, 4]);
  });

  it('lists the driven and open trips by pick-up, and the next open one', () => {
    expect(dayOf(3)?.bookings.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(dayOf(3)?.next?.id).toBe(3);
    expect(dayOf(4)?.next).toBeUndefined();
  });

  it('counts the answers to open trips', () => {
    expect(dayOf(3)?.answers).toEqual({ pending: 0, accepted: 1, refused: 1 });
  });

  it('lists the unavailable slots of a driver', () => {
    expect(dayOf(4)?.unavailable).toEqual([0, 5]);
  });

  it('distinguishes fresh and stale positions, and passengers on board', () => {
    const status = (time: string, charged: boolean) => dayOf(3, { locations: [seen(3, time, charged)] })?.status;
    expect(status('2026-03-10T08:59:00Z', false)).toBe('seen');
    expect(status('2026-03-10T08:59:00Z', true)).toBe('charged');
    expect(status('2026-03-10T08:50:00Z', true)).toBe('stale');
    expect(dayOf(3)?.status).toBe('unknown');
  });

  it('the days of the drivers stay equal when only the position changes, so that rows don’t flash every minute', () => {
    const at = (time: string) => JSON.stringify(dayOf(3, { locations: [seen(3, time)] }));
    expect(at('2026-03-10T08:59:00Z')).toBe(at('2026-03-10T08:59:30Z'));
    expect(dayOf(3, { locations: [seen(3, '2026-03-10T08:59:00Z')] })?.seenAt()).toBe('2026-03-10T08:59:00Z');
  });
});
