import { describe, expect, it } from 'vitest';
import { isStalePosition, positionAge } from './position-age.ts';

const now = new Date('2026-03-10T09:00:00Z');

describe('the age of a position', () => {
  it('gives the age of a position in seconds, never negative', () => {
    expect(positionAge('2026-03-10T08:59:00Z', now)).toBe(60);
    expect(positionAge('2026-03-10T09:00:30Z', now)).toBe(0);
  });

  it('makes it stale beyond twice the refresh time', () => {
    expect(isStalePosition('2026-03-10T08:58:00Z', 60, now)).toBe(false);
    expect(isStalePosition('2026-03-10T08:57:59Z', 60, now)).toBe(true);
  });
});
