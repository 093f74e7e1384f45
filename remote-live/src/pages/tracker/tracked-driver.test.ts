import type { DriverLocation } from '@navette/shared/realtime';
import { expect, it, vi } from 'vitest';
import { trackedDrivers, type Goals, memoized } from './tracked-driver.ts';
import { sampleTrip } from '../../testing/sample-trip.ts';
import { clientPlaces } from './places.ts';

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

it('marks the arrival of a driver whose phone reports an accurate position', () => {
  expect(seenWith(12)).toMatchObject({ arrivedAt: 'Saint-Luc', inexact: undefined });
  expect(seenWith(null)).toMatchObject({ arrivedAt: 'Saint-Luc', inexact: undefined });
});

it('marks no arrival for a position with an accuracy of 120 m, and shows the accuracy', () => {
  expect(seenWith(120)).toMatchObject({ arrivedAt: undefined, inexact: 120 });
});

it('names the place of the driver’s own trip where several are behind one door', () => {
  const own = { ...hospital, name: 'Lambert Nadia' };
  expect(seenWith(12, { own: (id) => (id === 3 ? [own] : []), all: [hospital, own] })?.arrivedAt).toBe('Lambert Nadia');
});

it('keeps the same object for a driver with an unchanged position, until it becomes stale', () => {
  const same = locationWith(12);
  const seen = (at: Date) => trackedDrivers([driver], [same], nobodys, at)[0]?.seen;
  const first = seen(now);
  expect(seen(now)).toBe(first);
  const later = new Date(now.getTime() + 120_000);
  expect(seen(later)).toMatchObject({ state: 'stale' });
});

it('computes again for another object or other arguments, and not for the same ones', () => {
  const compute = vi.fn((key: { readonly n: number }, factor: number) => ({ product: key.n * factor }));
  const product = memoized(compute);
  const [one, other] = [{ n: 2 }, { n: 3 }];
  const first = product(one, 10);
  expect(product(other, 10)).toEqual({ product: 30 });
  expect(product(one, 10)).toBe(first);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(product(one, 11)).toEqual({ product: 22 });
  expect(product({ n: 2 }, 10)).not.toBe(first);
});

it('places a client at home, not at the care place where an onward trip starts', () => {
  const home = sampleTrip();
  const onward = sampleTrip({ pick_address: 'Avenue Hippocrate 10', pick_latitude: 50.85, pick_longitude: 4.45 });
  expect(clientPlaces([home, onward])).toMatchObject([{ kind: 'client', address: home.pick_address }]);
  expect(clientPlaces([onward])).toEqual([]);
});
