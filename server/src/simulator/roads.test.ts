import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Route, RoutePort } from '../ports/routes/route-port.ts';
import { createRoads } from './where-at.ts';

const [home, hospital] = [
  { latitude: 50.8, longitude: 4.3 },
  { latitude: 50.9, longitude: 4.4 },
];
const geometry = [
  [50.8, 4.3],
  [50.8, 4.4],
  [50.9, 4.4],
] as const;
const byRoad: Route = {
  legs: [{ distance: 20, duration: 1800, geometry }],
  estimated: false,
  source: 'osrm',
  attribution: null,
};
const asked = vi.fn<RoutePort['route']>();
let clock = 0;
const roads = () => createRoads({ route: asked }, () => new Date(clock));
beforeEach(() => {
  clock = 0;
  asked.mockReset().mockResolvedValue(byRoad);
});

it('returns a route once the service has answered, and requests it once', async () => {
  const known = roads();
  expect([known.lineOf(home, hospital), known.lineOf({ ...home }, hospital)]).toEqual([undefined, undefined]);
  await pause(0);
  expect(known.lineOf(home, hospital)).toEqual(geometry);
  clock += 3_600_000;
  expect(known.lineOf(home, hospital)).toEqual(geometry);
  expect(asked.mock.calls).toEqual([[[home, hospital]]]);
});

it('does not use an estimate as a route, and retries later', async () => {
  asked.mockResolvedValueOnce({ ...byRoad, estimated: true, unavailable: 'osrm' });
  const known = roads();
  known.lineOf(home, hospital);
  await pause(0);
  expect(known.lineOf(home, hospital)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
  clock += 601_000;
  known.lineOf(home, hospital);
  await pause(0);
  expect(known.lineOf(home, hospital)).toEqual(geometry);
});

it.each([
  ['no road leads there', () => asked.mockResolvedValueOnce(null)],
  ['the service fails', () => asked.mockRejectedValueOnce(new Error('away'))],
])('returns no route when %s', async (_, happen) => {
  happen();
  const known = roads();
  known.lineOf(home, hospital);
  await pause(0);
  expect(known.lineOf(home, hospital)).toBeUndefined();
});
