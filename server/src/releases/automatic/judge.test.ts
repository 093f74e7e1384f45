import { describe, expect, it } from 'vitest';
import { type Fared, judge, reasonOf, type RollbackPolicy } from './judge.ts';

const policy: RollbackPolicy = { automatic: true, budget: 0.2, minimum: 5, minutes: 15 };
const fared = (failed: number, sessions: number, remote = 'dispatch'): Fared => ({
  remote,
  version: '1.1.0',
  sessions,
  failed,
  mainFailure: 'threw',
});

describe('automatic rollback of the suite', () => {
  it.each([
    ['more than the budget', 3, 10, true],
    ['exactly the budget', 2, 10, false],
    ['all of the fewest sessions that count', 5, 5, true],
    ['all of one session less than that', 4, 4, false],
    ['nobody', 0, 0, false],
    ['none of many', 0, 500, false],
  ])('when a remote failed for %s: %i of %i', (_, failed, sessions, back) => {
    expect(judge([fared(failed, sessions)], policy)).toHaveLength(back ? 1 : 0);
  });

  it('rolls back only when ops enabled it', () => {
    expect(judge([fared(100, 100)], { ...policy, automatic: false })).toEqual([]);
  });

  it('rolls back at the first failure with a budget of 0, and never with a budget of 100 %', () => {
    expect(judge([fared(1, 100)], { ...policy, budget: 0 })).toHaveLength(1);
    expect(judge([fared(100, 100)], { ...policy, budget: 1 })).toEqual([]);
  });

  it('rolls back for the failing remotes, the worst first, with a reason that describes the failures', () => {
    const failing = judge([fared(3, 10, 'masterdata'), fared(50, 60), fared(100, 500, 'live')], policy);
    expect(reasonOf(failing, policy)).toBe(
      'dispatch 1.1.0 failed in 50 of 60 sessions within 15 min, mainly threw; ' +
        'masterdata 1.1.0 failed in 3 of 10 sessions within 15 min, mainly threw; the budget is 20 %',
    );
  });
});
