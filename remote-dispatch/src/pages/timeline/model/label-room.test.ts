import { expect, it } from 'vitest';
import { labelRooms } from './label-room.ts';

const at = (id: number | string, from: number, to: number, driverId = 1) => ({
  id,
  driverId,
  start: from * 60_000,
  end: to * 60_000,
});

it('gives the text of a block the time up to the next one on its line of the row, at most six hours', () => {
  const rooms = labelRooms([
    at('first', 0, 20),
    at('of another row', 10, 20, 2),
    at('overlapping', 10, 60),
    at('adjacent', 20, 40),
    at('third line', 30, 40),
    at('late', 50, 60),
    at('last', 70, 80),
  ]);
  expect(Object.fromEntries(rooms)).toEqual({
    first: 1,
    'of another row': 37,
    overlapping: 8.2,
    adjacent: 1.5,
    'third line': 37,
    late: 2,
    last: 37,
  });
});
