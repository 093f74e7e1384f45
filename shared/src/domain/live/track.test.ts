import { describe, expect, it } from 'vitest';
import { cleanTrack, trackKm, type TrackPoint } from './track.ts';

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

  it('keeps a fast car, and a phone that wanders while it lies still', () => {
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

  it('makes nothing of nothing', () => {
    expect(cleanTrack([])).toEqual([]);
  });
});

it('measures a track in kilometres, to 100 m', () => {
  expect(trackKm([at(0, 0), at(15, 1000), at(30, 2040)])).toBe(2);
  expect(trackKm([at(0, 0), at(15, 1000), at(30, 0)])).toBe(2);
  expect(trackKm([at(0, 0)])).toBe(0);
  expect(trackKm([])).toBe(0);
});
