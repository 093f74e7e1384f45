import { describe, expect, it } from 'vitest';
import { inShare } from './staged.ts';

const set = '20260521T091500123-3f9ac1d2';
const users = Array.from({ length: 5000 }, (_, index) => index + 1);
const membersOf = (percent: number, of = set) => users.filter((user) => inShare(user, of, percent));

describe('a share of users', () => {
  it('the share is nobody at 0, everybody at 100, and about its percentage in between', () => {
    expect(membersOf(0)).toEqual([]);
    expect(membersOf(100)).toEqual(users);
    for (const percent of [1, 10, 50]) {
      const expected = (users.length * percent) / 100;
      expect(Math.abs(membersOf(percent).length - expected)).toBeLessThan(4 * Math.sqrt(expected));
    }
  });

  it('keeps the users of the share when it grows', () => {
    const tenth = new Set(membersOf(10));
    const third = new Set(membersOf(33));
    expect([...tenth].filter((user) => !third.has(user))).toEqual([]);
    expect(third.size).toBeGreaterThan(tenth.size);
  });

  it('a share of users is the same each time, and other users for another set', () => {
    expect(membersOf(10)).toEqual(membersOf(10));
    expect(membersOf(10, '20260522T091500123-00000000')).not.toEqual(membersOf(10));
  });
});
