import { expect, it } from 'vitest';
import { clusterPoints } from './cluster-points.ts';

const ids = (groups: { id: string }[][]): string[][] => groups.map((group) => group.map(({ id }) => id));

it('groups points that are close together, and leaves the others alone', () => {
  const points = [
    { id: 'a', x: 10, y: 10 },
    { id: 'b', x: 300, y: 10 },
    { id: 'c', x: 20, y: 20 },
  ];
  expect(ids(clusterPoints(points))).toEqual([['a', 'c'], ['b']]);
});

it('keeps groups when the map is panned, because the grid belongs to the world', () => {
  const points = Array.from({ length: 200 }, (_, index) => ({
    id: String(index),
    x: (index * 37) % 700,
    y: (index * 91) % 500,
  }));
  const groups = ids(clusterPoints(points));
  expect(ids(clusterPoints(points.toReversed())).map((group) => group.toSorted())).toEqual(
    expect.arrayContaining(groups.map((group) => group.toSorted())),
  );
  expect(groups.flat()).toHaveLength(200);
});

it('handles points west and north of the origin', () => {
  expect(
    ids(
      clusterPoints([
        { id: 'a', x: -10, y: -10 },
        { id: 'b', x: 10, y: 10 },
      ]),
    ),
  ).toEqual([['a'], ['b']]);
});
