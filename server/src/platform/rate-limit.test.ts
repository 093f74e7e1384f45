import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 3) + seconds * 1000);

describe('a limit', () => {
  it('lets through what comes at once up to the burst, then says how long to wait', () => {
    const limit = new RateLimit({ burst: 3, perSecond: 0.5 });
    expect([1, 1, 1].map((amount) => limit.take('a', amount, at(0)))).toEqual([0, 0, 0]);
    expect(limit.take('a', 1, at(0))).toBe(2);
    expect(limit.take('b', 1, at(0))).toBe(0);
    expect(limit.take('a', 1, at(2))).toBe(0);
  });

  it('never gives back more than the burst, also when the clock goes backwards', () => {
    const limit = new RateLimit({ burst: 2, perSecond: 1 });
    expect(limit.take('a', 2, at(1000))).toBe(0);
    expect(limit.take('a', 1, at(0))).toBe(1);
    expect(limit.take('a', 2, at(5000))).toBe(0);
    expect(limit.take('a', 1, at(5000))).toBe(1);
  });

  it('lets something larger than the burst through when nothing was used', () => {
    expect(new RateLimit({ burst: 2, perSecond: 1 }).take('a', 5, at(0))).toBe(0);
  });
});
