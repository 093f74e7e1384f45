import { describe, expect, it } from 'vitest';
import { sampleBooking } from '../../../testing/sample-booking.ts';
import { sampleDriver } from '../../../testing/sample-driver.ts';
import { driverDays, type DayFacts } from './driver-day.ts';

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

describe("the drivers' days", () => {
  it('are those of active drivers', () => {
    expect(driverDays(facts).map((day) => day.driver.id)).toEqual([3, 4]);
  });

  it('hold the trips that stand or are done, by pick-up, and the next open one', () => {
    expect(dayOf(3)?.bookings.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(dayOf(3)?.next?.id).toBe(3);
    expect(dayOf(4)?.next).toBeUndefined();
  });

  it('count the answers to open trips', () => {
    expect(dayOf(3)?.answers).toEqual({ pending: 0, accepted: 1, refused: 1 });
  });

  it('know when a driver is not available', () => {
    expect(dayOf(4)?.unavailable).toEqual([0, 5]);
  });

  it('tell a fresh position from a stale one, and with whom on board', () => {
    const standing = (time: string, charged: boolean) => dayOf(3, { locations: [seen(3, time, charged)] })?.standing;
    expect(standing('2026-03-10T08:59:00Z', false)).toBe('seen');
    expect(standing('2026-03-10T08:59:00Z', true)).toBe('charged');
    expect(standing('2026-03-10T08:50:00Z', true)).toBe('stale');
    expect(dayOf(3)?.standing).toBe('unknown');
  });

  it('look the same when only the position is another: no row catches the eye each minute', () => {
    const at = (time: string) => JSON.stringify(dayOf(3, { locations: [seen(3, time)] }));
    expect(at('2026-03-10T08:59:00Z')).toBe(at('2026-03-10T08:59:30Z'));
    expect(dayOf(3, { locations: [seen(3, '2026-03-10T08:59:00Z')] })?.seenAt()).toBe('2026-03-10T08:59:00Z');
  });
});
