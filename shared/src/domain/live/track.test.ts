import { expect, it, describe } from 'vitest';
import {
  ARRIVAL_ACCURACY,
  ARRIVAL_METRES,
  arrivedAt,
  straightMetres,
  cleanTrack,
  trackKm,
  type TrackPoint,
  trackIndex,
  trackPart,
  trackPlace,
} from './track.ts';

const hospital = { latitude: 50.8137, longitude: 4.2654 };

/** So many metres north of the hospital. */
const north = (metres: number) => ({ ...hospital, latitude: hospital.latitude + metres / 111_195 });

it('measures metres in a straight line', () => {
  expect(straightMetres(hospital, north(100))).toBeCloseTo(100, 1);
});

it('counts a driver within 25 m of a place as arrived, and not beyond', () => {
  expect(ARRIVAL_METRES).toBe(25);
  expect(arrivedAt(north(24.9), [hospital])).toBe(hospital);
  expect(arrivedAt(north(25.1), [hospital])).toBeUndefined();
});

it('takes the nearest of several places', () => {
  const other = { ...north(20), name: 'other' };
  expect(arrivedAt(north(15), [hospital, other])).toBe(other);
  expect(arrivedAt(north(5), [other, hospital])).toBe(hospital);
});

it('finds no arrival without places', () => {
  expect(arrivedAt(hospital, [])).toBeUndefined();
});

it('finds no arrival for an inaccurate position, however near it is', () => {
  expect(ARRIVAL_ACCURACY).toBe(50);
  expect(arrivedAt({ ...north(1), accuracy: 50 }, [hospital])).toBe(hospital);
  expect(arrivedAt({ ...north(1), accuracy: 50.1 }, [hospital])).toBeUndefined();
});

it('trusts a position without an accuracy', () => {
  expect(arrivedAt({ ...north(1), accuracy: null }, [hospital])).toBe(hospital);
});

const start = Date.parse('2026-03-10T09:00:00Z');

/** A point so many seconds later and so many metres to the north. */
const at = (seconds: number, metres: number): TrackPoint => ({
  latitude: 50.8 + metres / 111_195,
  longitude: 4.35,
  time: new Date(start + seconds * 1000).toISOString(),
  speed: 10,
  charged: false,
});

describe('the cleaning of a track', () => {
  it('puts points in order of time and keeps one for each moment', () => {
    const [one, two, three] = [at(0, 0), at(15, 150), at(30, 300)];
    expect(cleanTrack([three, one, two, { ...two, latitude: 50.9 }])).toEqual([one, two, three]);
  });

  it('drops a fix that no car could have reached', () => {
    const [one, wrong, two] = [at(0, 0), at(15, 20_000), at(30, 300)];
    expect(cleanTrack([one, wrong, two])).toEqual([one, two]);
  });

  it('keeps a fast car, and the noise of a phone at rest', () => {
    const points = [at(0, 0), at(1, 90), at(2, 0), at(17, 600)];
    expect(cleanTrack(points)).toEqual(points);
  });

  it('believes a jump that lasts, as after a wrong first fix', () => {
    const first = at(0, 50_000);
    const rest = [15, 30, 45, 60, 75].map((seconds) => at(seconds, seconds));
    expect(cleanTrack([first, ...rest])).toEqual([first, rest[3], rest[4]]);
  });

  it('keeps the points on both sides of hours without network', () => {
    const points = [at(0, 0), at(7200, 60_000)];
    expect(cleanTrack(points)).toEqual(points);
  });

  it('returns an empty track unchanged', () => {
    expect(cleanTrack([])).toEqual([]);
  });
});

it('measures a track in kilometres, to 100 m', () => {
  expect(trackKm([at(0, 0), at(15, 1000), at(30, 2040)])).toBe(2);
  expect(trackKm([at(0, 0), at(15, 1000), at(30, 0)])).toBe(2);
  expect(trackKm([at(0, 0)])).toBe(0);
  expect(trackKm([])).toBe(0);
});

const moment = (minutes: number) => Date.UTC(2026, 2, 10, 8) + minutes * 60_000;
const point = (minutes: number, latitude: number): TrackPoint => ({
  time: new Date(moment(minutes)).toISOString(),
  latitude,
  longitude: 4.35,
  speed: 5,
  charged: false,
});
const points = [point(0, 50.8), point(10, 50.9), point(20, 51)];

it('finds the position at a moment', () => {
  expect([-5, 0, 9, 10, 19, 99].map((minutes) => trackIndex(points, moment(minutes)))).toEqual([0, 0, 0, 1, 1, 2]);
  expect(trackIndex([], moment(0))).toBe(-1);
});

it('places the driver between two positions at a moment between them, and at the ends outside', () => {
  expect(trackPlace(points, moment(5))?.latitude).toBeCloseTo(50.85, 6);
  expect(trackPlace(points, moment(-5))?.latitude).toBe(50.8);
  expect(trackPlace(points, moment(25))?.latitude).toBe(51);
  expect(trackPlace([], moment(0))).toBeUndefined();
});

it('takes the positions between two moments, both included', () => {
  expect(trackPart(points, moment(10), moment(20))).toEqual(points.slice(1));
});
