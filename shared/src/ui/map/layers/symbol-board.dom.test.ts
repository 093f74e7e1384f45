import { expect, it } from 'vitest';
import { clusterPoints } from './symbol-board.ts';

const at = (id: string, x: number, y: number, group: string | undefined = 'all') => ({ id, x, y, group });
const ids = (groups: { id: string }[][]): string[][] => groups.map((group) => group.map(({ id }) => id));

it('groups points that are close together, and leaves the others alone', () => {
  const points = [at('a', 10, 10), at('b', 300, 10), at('c', 20, 20)];
  expect(ids(clusterPoints(points))).toEqual([['a', 'c'], ['b']]);
});

it('keeps groups when the map is panned, because the grid belongs to the world', () => {
  const points = Array.from({ length: 200 }, (_, index) => ({
    id: String(index),
    x: (index * 37) % 700,
    y: (index * 91) % 500,
    group: 'all',
  }));
  const groups = ids(clusterPoints(points));
  expect(ids(clusterPoints(points.toReversed())).map((group) => group.toSorted())).toEqual(
    expect.arrayContaining(groups.map((group) => group.toSorted())),
  );
  expect(groups.flat()).toHaveLength(200);
});

it('handles points west and north of the origin', () => {
  expect(ids(clusterPoints([at('a', -10, -10), at('b', 10, 10)]))).toEqual([['a'], ['b']]);
});

it('keeps groups apart, and points without a group alone', () => {
  const alone = { ...at('c', 10, 10), group: undefined };
  expect(ids(clusterPoints([at('a', 10, 10), at('b', 11, 10, 'other'), alone, at('d', 12, 10)]))).toEqual([
    ['a', 'd'],
    ['b'],
    ['c'],
  ]);
});
