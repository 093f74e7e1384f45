import { expect, it } from 'vitest';
import { spreadOut } from './spread-out.ts';

const HALF_A_SIGN = 13;

it('moves signs of one place apart, and leaves the others where they are', () => {
  const points = ['b', 'a', 'c', 'd'].map((id) => ({ id, x: 100, y: 100 }));
  const offsets = spreadOut([...points, { id: 'alone', x: 200, y: 100 }]);
  expect(offsets.has('alone')).toBe(false);
  const places = points.map(({ id, x, y }) => ({
    x: x + (offsets.get(id)?.dx ?? 0),
    y: y + (offsets.get(id)?.dy ?? 0),
  }));
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(HALF_A_SIGN);
});

it('gives each sign the same offset in whatever order they come', () => {
  const points = ['a', 'b', 'c'].map((id) => ({ id, x: 50, y: 50 }));
  const sorted = (offsets: ReturnType<typeof spreadOut>) =>
    [...offsets].toSorted(([one], [other]) => (one < other ? -1 : 1));
  expect(sorted(spreadOut(points.toReversed()))).toEqual(sorted(spreadOut(points)));
});

it('moves signs apart that stand on two sides of a cell of its grid', () => {
  expect(
    spreadOut([
      { id: 'a', x: 13, y: 0 },
      { id: 'b', x: 15, y: 0 },
    ]).size,
  ).toBe(2);
});
