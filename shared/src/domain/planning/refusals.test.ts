import { describe, expect, it } from 'vitest';
import { refusalsOf, type AnswerLine } from './refusals.ts';

const line = (day: number, ...changes: readonly [field: string, old: unknown, now: unknown][]): AnswerLine => ({
  at: `2026-03-0${String(day)}T08:00:00.000Z`,
  changes: changes.map(([field, old, now]) => ({ field, old, new: now })),
});
const at = (day: number) => `2026-03-0${String(day)}T08:00:00.000Z`;

describe('drivers who refused a trip', () => {
  it.each([
    ['the one it stands with', { driverId: 3, accepted: 3 }, [line(2, ['accepted', 1, 3])], [[3, at(2)]]],
    ['one without a line in the history', { driverId: 3, accepted: 3 }, [], [[3, null]]],
    ['nobody while it waits for its first answer', { driverId: 3, accepted: 1 }, [line(2, ['ap_time', 1, 2])], []],
    [
      'one before the driver of today',
      { driverId: 5, accepted: 1 },
      [line(3, ['driverId', 3, 5], ['accepted', 3, 1]), line(2, ['accepted', 1, 3])],
      [[3, at(2)]],
    ],
    [
      'one who is asked again',
      { driverId: 3, accepted: 1 },
      [line(3, ['accepted', 3, 1]), line(2, ['accepted', 1, 3])],
      [[3, at(2)]],
    ],
    [
      'nobody who accepted after all',
      { driverId: 3, accepted: 2 },
      [line(4, ['accepted', 1, 2]), line(3, ['accepted', 3, 1]), line(2, ['accepted', 1, 3])],
      [],
    ],
    [
      'one who refused what was accepted before, at the last time',
      { driverId: 3, accepted: 3 },
      [line(4, ['accepted', 1, 3]), line(3, ['accepted', 2, 1]), line(2, ['accepted', 1, 2])],
      [[3, at(4)]],
    ],
    [
      'two, one after the other',
      { driverId: 7, accepted: 2 },
      [
        line(5, ['driverId', 5, 7], ['accepted', 3, 2]),
        line(4, ['accepted', 1, 3]),
        line(3, ['driverId', 3, 5], ['accepted', 3, 1]),
        line(2, ['accepted', 1, 3]),
      ],
      [
        [5, at(4)],
        [3, at(2)],
      ],
    ],
  ] as const)('are %s', (_, booking, history, refused) => {
    expect([...refusalsOf(booking, history)]).toEqual(refused);
  });
});
