import { describe, expect, it } from 'vitest';
import { sumMoney } from '../money/money.ts';
import { planInstalments, planStanding } from './instalments.ts';

describe('a payment plan', () => {
  it('divides a sum into monthly instalments that add up exactly, on the last day of a shorter month', () => {
    const parts = planInstalments(100, 3, '2026-01-31');
    expect(parts).toEqual([
      { due: '2026-01-31', amount: 33.33 },
      { due: '2026-02-28', amount: 33.33 },
      { due: '2026-03-31', amount: 33.34 },
    ]);
    for (const [total, count] of [
      [0.07, 3],
      [999.99, 36],
      [1234.56, 7],
    ] as const)
      expect(sumMoney(planInstalments(total, count, '2026-01-15').map(({ amount }) => amount))).toBe(total);
  });

  it.each([
    [0, '2026-01-31', 'kept', ['open', 'open', 'open']],
    [0, '2026-02-01', 'broken', ['late', 'open', 'open']],
    [40, '2026-02-28', 'kept', ['paid', 'open', 'open']],
    [40, '2026-03-01', 'broken', ['paid', 'late', 'open']],
    [66.66, '2026-03-01', 'kept', ['paid', 'paid', 'open']],
    [100, '2026-02-01', 'done', ['paid', 'paid', 'paid']],
  ] as const)('of which %d is paid on %s is %s', (settled, today, state, states) => {
    expect(planStanding(planInstalments(100, 3, '2026-01-31'), settled, today)).toEqual({ state, states });
  });
});
