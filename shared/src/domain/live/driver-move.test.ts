import type { components } from '@navette/openapi/types';
import { describe, expect, it } from 'vitest';
import { moveBetween, moved } from './driver-move.ts';

type DriverLocation = components['schemas']['DriverLocation'];

interface Changes {
  readonly second?: number;
  readonly l?: [number, number];
  readonly charged?: boolean;
  readonly speed?: number | null;
  readonly activity?: string;
}

const location = ({ second = 0, l = [50.85, 4.35], charged = false, speed = 8, activity }: Changes = {}) =>
  ({
    key: '3',
    l,
    data: {
      driverId: 3,
      time: new Date(Date.UTC(2026, 2, 4, 8, 0, second)).toISOString(),
      charged,
      position: {
        coords: { speed, accuracy: 5, heading: 90 },
        activity: { type: activity ?? 'in_vehicle' },
        battery: { level: 0.8, is_charging: false },
      },
    },
  }) satisfies DriverLocation;
const start = Date.UTC(2026, 2, 4, 8);

describe('a move of a driver', () => {
  it('contains only changed fields, and always whether a passenger is on board', () => {
    expect(moveBetween(location(), location({ second: 15, l: [50.86, 4.35], speed: null }))).toEqual({
      key: '3',
      since: start,
      after: 15_000,
      charged: false,
      l: [50.86, 4.35],
      speed: null,
    });
    expect(moveBetween(location(), location({ second: 15 }))).toEqual({
      key: '3',
      since: start,
      after: 15_000,
      charged: false,
    });
  });

  it.each([
    ['another place', { second: 15, l: [50.9, 4.4] }],
    ['another speed and activity', { second: 15, speed: null, activity: 'still' }],
    ['a passenger at the same instant', { charged: true }],
  ] satisfies [string, Changes][])('gives the later position when it is applied to the former: %s', (_, changes) => {
    const [before, later] = [location(), location(changes)];
    const move = moveBetween(before, later);
    expect(move && moved(before, move)).toEqual(later);
  });

  it('a move of a driver is undefined for an earlier position', () => {
    expect(moveBetween(location({ second: 15 }), location())).toBeUndefined();
  });

  it('a move of a driver can not be applied to a position between both', () => {
    const move = moveBetween(location(), location({ second: 30 }));
    expect(move && moved(location({ second: 15 }), move)).toBeUndefined();
  });

  it('changes nothing but the passenger of a position that is as late, and nothing of a later one', () => {
    const move = moveBetween(location(), location({ second: 15, l: [50.86, 4.35], charged: true }));
    const [same, later] = [location({ second: 15, l: [50.86, 4.35] }), location({ second: 30 })];
    expect(move && moved(same, move)).toEqual(location({ second: 15, l: [50.86, 4.35], charged: true }));
    expect(move && moved(later, move)).toBe(later);
  });
});
