import { describe, expect, it } from 'vitest';
import { type TrackPoint, trackStops } from './track.ts';

const start = Date.parse('2026-03-10T09:00:00Z');
const time = (seconds: number): string => new Date(start + seconds * 1000).toISOString();
const at = (seconds: number, metres: number): TrackPoint => ({
  latitude: 50.8 + metres / 111_195,
  longitude: 4.35,
  time: time(seconds),
  speed: null,
  charged: false,
});
/** Every 15 seconds from one second to another. */
const every15 = (from: number, to: number, metres: (seconds: number) => number): TrackPoint[] =>
  Array.from({ length: (to - from) / 15 + 1 }, (_, index) => at(from + index * 15, metres(from + index * 15)));

describe('the stops of a track', () => {
  it('gives place, times and length of a stop between two drives', () => {
    const drive = every15(0, 300, (seconds) => seconds * 10);
    const stay = every15(315, 915, (seconds) => 3150 + (seconds % 2 ? 10 : -10));
    const away = every15(930, 1200, (seconds) => 3150 + (seconds - 915) * 10);
    const [stop, ...others] = trackStops([...drive, ...stay, ...away]);
    expect(others).toEqual([]);
    expect(stop).toMatchObject({ from: time(315), until: time(915), seconds: 600 });
    expect(stop?.latitude).toBeCloseTo(50.8 + 3150 / 111_195, 4);
  });

  it('does not count a traffic light as a stop', () => {
    const points = [...every15(0, 150, (seconds) => seconds * 10), ...every15(165, 300, () => 1650), at(315, 1800)];
    expect(trackStops(points)).toEqual([]);
  });

  it('counts a stop from three minutes on', () => {
    expect(trackStops([at(0, 0), at(179, 0)])).toEqual([]);
    expect(trackStops([at(0, 0), at(180, 0)])).toMatchObject([{ seconds: 180 }]);
  });

  it('finds a stop when the phone was silent without moving', () => {
    expect(trackStops([at(0, 0), at(3600, 20), at(3615, 400)])).toMatchObject([{ seconds: 3600 }]);
  });

  it('finds none in a slow queue of cars that moves on', () => {
    expect(trackStops(every15(0, 900, (seconds) => seconds))).toEqual([]);
  });

  it('finds none in an empty track', () => {
    expect(trackStops([])).toEqual([]);
  });
});
