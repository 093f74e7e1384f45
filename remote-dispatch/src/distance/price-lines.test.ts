import { tripDistance } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { pricesOf } from './price-lines.tsx';

const leg = (distance: number) => ({ distance, duration: 600, origin: 'a', destination: 'b', geometry: [] });
const { to, back, simple, totals } = tripDistance([leg(3.2), leg(18.65)], [leg(18.9), leg(3.2)]);
const result = { to: [...to], back: [...back], simple: [...simple], totals, estimated: true, source: 'estimate' };

describe('prices of the estimator', () => {
  it('shows outbound 9 as 10 and total 18 as 20 (specification/tariffs.md#estimator)', () => {
    expect(pricesOf(result)).toMatchObject({ outbound: 10, total: 20 });
  });

  it('counts the loaded kilometres for an insurer, twice for a round trip', () => {
    expect(pricesOf(result)).toMatchObject({ loadedKm: 18.65, insurer: 17.1, insurerRoundTrip: 34.2 });
    expect(pricesOf(result, { min10km: 20, plus10km: 0 }).insurer).toBe(20);
  });
});
