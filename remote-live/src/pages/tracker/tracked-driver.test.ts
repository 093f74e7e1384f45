import type { DriverLocation } from '@navette/shared/realtime';
import { expect, it } from 'vitest';
import { trackedDrivers, type Goals } from './tracked-driver.ts';

const now = new Date('2026-03-04T08:00:00.000Z');
const driver = { id: 3, firstname: 'Karim', lastname: 'Benali', mobile: null, refreshTime: 30 as const };
const hospital = { name: 'Saint-Luc', latitude: 50.85, longitude: 4.35 };

const nobodys = { own: () => [], all: [hospital] };

const locationWith = (accuracy: number | null): DriverLocation => ({
  key: '3',
  l: [50.85, 4.35],
  data: {
    driverId: 3,
    time: now.toISOString(),
    charged: false,
    position: {
      coords: { speed: 0, accuracy },
      activity: { type: 'still' },
      battery: { level: null, is_charging: false },
    },
  },
});
const seenWith = (accuracy: number | null, goals: Goals = nobodys) =>
  trackedDrivers([driver], [locationWith(accuracy)], goals, now)[0]?.seen;

it('flags the arrival of a driver whose phone knows where it is', () => {
  expect(seenWith(12)).toMatchObject({ arrivedAt: 'Saint-Luc', inexact: undefined });
  expect(seenWith(null)).toMatchObject({ arrivedAt: 'Saint-Luc', inexact: undefined });
});

it('flags no arrival by a position of 120 m, and says how inexact it is', () => {
  expect(seenWith(120)).toMatchObject({ arrivedAt: undefined, inexact: 120 });
});

it('names the place of the driver’s own trip where several are behind one door', () => {
  const own = { ...hospital, name: 'Lambert Nadia' };
  expect(seenWith(12, { own: (id) => (id === 3 ? [own] : []), all: [hospital, own] })?.arrivedAt).toBe('Lambert Nadia');
});

it('keeps the sighting of a driver whose position is the same object as before, until time passes', () => {
  const same = locationWith(12);
  const seen = (at: Date) => trackedDrivers([driver], [same], nobodys, at)[0]?.seen;
  const first = seen(now);
  expect(seen(now)).toBe(first);
  const later = new Date(now.getTime() + 120_000);
  expect(seen(later)).toMatchObject({ state: 'stale' });
});
