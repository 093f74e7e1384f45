import { expect, it, vi } from 'vitest';
import type { GeoPoint } from '../addresses/address-port.ts';
import { createKnownWays, matrixOfBlocks, type MeasuredWay } from './travel-blocks.ts';

const line = (from: number, count: number): GeoPoint[] =>
  Array.from({ length: count }, (_, index) => ({ latitude: 50, longitude: 4 + (from + index) / 100 }));
/** Kilometres east, so that each direction has a number of its own. */
const east = (one: GeoPoint, other: GeoPoint) => Math.round((other.longitude - one.longitude) * 1000) + 5000;
const service = () =>
  vi.fn(async (from: readonly GeoPoint[], to: readonly GeoPoint[]): Promise<readonly (readonly MeasuredWay[])[]> =>
    from.map((one) => to.map((other) => ({ seconds: east(one, other), metres: 2 * east(one, other) }))),
  );
const now = () => new Date(clock);
let clock = 0;

it('measures each pair once, in blocks of the service', async () => {
  const ask = service();
  const places = line(0, 7);
  const { seconds, metres } = await matrixOfBlocks(places, { side: 3, ask });
  // The last place alone is no block to ask for.
  expect(ask).toHaveBeenCalledTimes(8);
  expect(Math.max(...ask.mock.calls.flatMap(([from, to]) => [from.length, to.length]))).toBe(3);
  for (const [row, one] of places.entries())
    for (const [column, other] of places.entries()) {
      expect(seconds[row * 7 + column]).toBe(row === column ? 0 : east(one, other));
      expect(metres[row * 7 + column]).toBe(row === column ? 0 : 2 * east(one, other));
    }
});

it('asks for what it does not know yet', async () => {
  const [ask, known] = [service(), createKnownWays(now, 10)];
  const first = await matrixOfBlocks(line(0, 6), { side: 3, ask, known });
  ask.mockClear();
  expect(await matrixOfBlocks(line(0, 6), { side: 3, ask, known })).toEqual(first);
  expect(ask).not.toHaveBeenCalled();
  const { seconds } = await matrixOfBlocks([...line(6, 1), ...line(0, 6)], { side: 3, ask, known });
  expect(ask).toHaveBeenCalledTimes(5);
  expect(seconds[1]).toBe(5000 - 60);
});

it('forgets ways after a day, and when there are too many places; too many at once are not remembered', async () => {
  const [ask, known] = [service(), createKnownWays(now, 4)];
  const measure = (places: readonly GeoPoint[]) => matrixOfBlocks(places, { side: 9, ask, known });
  await measure(line(0, 3));
  clock += 86_400_000;
  await measure(line(0, 3));
  expect(ask).toHaveBeenCalledTimes(2);
  await measure(line(3, 3));
  await measure(line(0, 3));
  expect(ask).toHaveBeenCalledTimes(4);
  await measure(line(0, 5));
  await measure(line(0, 3));
  expect(ask).toHaveBeenCalledTimes(5);
});

it('does not keep half a matrix that failed', async () => {
  const [ask, known] = [service(), createKnownWays(now)];
  ask.mockRejectedValueOnce(new Error('away'));
  await expect(matrixOfBlocks(line(0, 2), { side: 9, ask, known })).rejects.toThrow('away');
  const { seconds } = await matrixOfBlocks(line(0, 2), { side: 9, ask, known });
  expect(seconds[1]).toBe(5010);
});
