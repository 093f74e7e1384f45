import { describe, expect, it } from 'vitest';
import { createPushIds } from './push-id.ts';

describe('keys of live records', () => {
  it('makes Firebase push ids: eight characters of time and twelve random ones', () => {
    const key = createPushIds(() => new Date(1_700_000_000_000))();
    expect(key).toMatch(/^[\w-]{20}$/);
    expect(key.slice(0, 8)).toBe('-NjEtLV-');
  });

  it('makes ascending push ids within a millisecond and when the clock goes back', () => {
    let moment = 1_700_000_000_000;
    const key = createPushIds(() => new Date(moment));
    const keys = Array.from({ length: 300 }, (_, index) => {
      if (index % 100 === 50) moment += 1;
      if (index === 220) moment -= 5000;
      return key();
    });
    expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(new Set(keys).size).toBe(300);
  });
});
