import { describe, expect, it } from 'vitest';
import { isWithinSlack, planningSlack } from './conflicts.ts';

describe('slack of the planning', () => {
  const slackOf = (value: string | null) => planningSlack([{ variable: 'planningSlack', value }]);

  it('slack of the planning is five minutes unless whole minutes from 0 to 60 are set', () => {
    expect(planningSlack([])).toBe(5);
    expect([null, '', '2.5', '-1', '61', 'x'].map(slackOf)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(['0', '12', '60'].map(slackOf)).toEqual([0, 12, 60]);
  });

  it('covers an overlap and missing travel time up to its minutes, and no other conflict', () => {
    expect([4, 5, 6].map((minutes) => isWithinSlack({ kind: 'travel', minutes }, 5))).toEqual([true, true, false]);
    expect(isWithinSlack({ kind: 'overlap', minutes: 5 }, 5)).toBe(true);
    expect(isWithinSlack({ kind: 'unavailable', minutes: null }, 5)).toBe(false);
    expect(isWithinSlack({ kind: 'travel', minutes: 1 }, 0)).toBe(false);
  });
});
