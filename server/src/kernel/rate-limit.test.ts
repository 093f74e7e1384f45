import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 3) + seconds * 1000);

describe('a token bucket', () => {
  it('lets a burst through, then says how long to wait', () => {
    const limit = new RateLimit({ burst: 3, perSecond: 0.5 });
    expect([1, 1, 1].map((amount) => limit.take('a', amount, at(0)))).toEqual([0, 0, 0]);
    expect(limit.take('a', 1, at(0))).toBe(2);
    expect(limit.take('b', 1, at(0))).toBe(0);
    expect(limit.take('a', 1, at(2))).toBe(0);
  });

  it('never refills above the burst, also when the clock goes backwards', () => {
    const limit = new RateLimit({ burst: 2, perSecond: 1 });
    expect(limit.take('a', 2, at(1000))).toBe(0);
    expect(limit.take('a', 1, at(0))).toBe(1);
    expect(limit.take('a', 2, at(5000))).toBe(0);
    expect(limit.take('a', 1, at(5000))).toBe(1);
  });

  it('lets a request larger than the burst through when the bucket is full', () => {
    expect(new RateLimit({ burst: 2, perSecond: 1 }).take('a', 5, at(0))).toBe(0);
  });
});
