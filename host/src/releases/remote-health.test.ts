import { describe, expect, it } from 'vitest';
import { healthOf, shareOf } from './status-styles.ts';

const policy = { budget: 0.05, minimum: 20 };

describe('the health of a remote', () => {
  it.each([
    [{ sessions: 0, failed: 0, errors: 0 }, 'unasked'],
    [{ sessions: 100, failed: 0, errors: 0 }, 'sound'],
    [{ sessions: 100, failed: 5, errors: 0 }, 'failing'],
    [{ sessions: 100, failed: 6, errors: 0 }, 'overBudget'],
    [{ sessions: 100, failed: 0, errors: 6 }, 'overBudget'],
    [{ sessions: 19, failed: 19, errors: 0 }, 'failing'],
  ])('the health of a remote with %j is %s', (counts, health) => {
    expect(healthOf(counts, policy)).toBe(health);
  });

  it('formats a share with one decimal, and nothing without sessions', () => {
    expect(shareOf(1, 3)).toBe(33.3);
    expect(shareOf(0, 7)).toBe(0);
    expect(shareOf(0, 0)).toBeUndefined();
  });
});
