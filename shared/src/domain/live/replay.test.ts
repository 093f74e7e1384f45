import { expect, it } from 'vitest';
import { trackIndex, trackPart, trackPlace } from './replay.ts';
import type { TrackPoint } from './track.ts';

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
