import type { DriverLocation } from '@navette/shared/realtime';
import { describe, expect, it } from 'vitest';
import { liveDrivers, NO_LIVE } from './board-rows.ts';

const now = new Date('2026-03-10T09:00:00Z');
const drivers = [
  { id: 1, refreshTime: 30 },
  { id: 2, refreshTime: 30 },
  { id: 3, refreshTime: 30 },
  { id: 4, refreshTime: 120 },
];
const seenAt = (driverId: number, time: string, charged = false): DriverLocation => ({
  key: `-${String(driverId)}`,
  l: [50.85, 4.35],
  data: {
    driverId,
    time,
    charged,
    position: { coords: { speed: 0 }, activity: { type: null }, battery: { level: null, is_charging: false } },
  },
});
const locations = [
  seenAt(1, '2026-03-10T08:59:30Z'),
  seenAt(2, '2026-03-10T08:59:50Z', true),
  seenAt(3, '2026-03-10T08:58:00Z'),
];

describe('connection status of drivers', () => {
  it('connection status of drivers is seen, charged with a passenger, stale without news, or unknown for each driver', () => {
    expect([...liveDrivers(NO_LIVE, drivers, locations, now)]).toEqual([
      [1, 'seen'],
      [2, 'charged'],
      [3, 'stale'],
      [4, 'unknown'],
    ]);
  });

  it('turns stale only after the position interval of the driver’s app', () => {
    expect(liveDrivers(NO_LIVE, drivers, [seenAt(4, '2026-03-10T08:57:00Z')], now).get(4)).toBe('seen');
  });

  it('connection status of drivers stays the same map while only positions change', () => {
    const known = liveDrivers(NO_LIVE, drivers, locations, now);
    expect(liveDrivers(known, drivers, [seenAt(1, '2026-03-10T08:59:59Z'), ...locations.slice(1)], now)).toBe(known);
    expect(liveDrivers(known, drivers, locations.slice(1), now)).not.toBe(known);
  });
});
