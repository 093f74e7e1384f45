import { tripDistance } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { pricesOf } from './prices.ts';

const leg = (distance: number) => ({ distance, duration: 600, origin: 'a', destination: 'b', geometry: [] });
const { to, back, simple, totals } = tripDistance([leg(3.2), leg(18.65)], [leg(18.9), leg(3.2)]);
const result = { to: [...to], back: [...back], simple: [...simple], totals, estimated: true, source: 'estimate' };

describe('the prices of the estimator', () => {
  it('are those of the golden case: to 9 shows 10, total 18 shows 20', () => {
    expect(pricesOf(result)).toMatchObject({ outbound: 10, total: 20 });
  });

  it('let an insurer pay the kilometres with the patient on board, twice there and back', () => {
    expect(pricesOf(result)).toMatchObject({ loadedKm: 18.65, insurer: 17.1, insurerBothWays: 34.2 });
    expect(pricesOf(result, { min10km: 20, plus10km: 0 }).insurer).toBe(20);
  });
});
