const FIRST = 1000;
const LONGEST = 30_000;

/**
 * Exponential backoff with jitter, ms: 1 s, 2 s, 4 s … 30 s, up to a quarter less at random, so that clients do not all reconnect at once when the server
 * recovers.
 * @param attempt 0 for the first
 * @param chance 0 to 1
 */
export const pauseBefore = (attempt: number, chance: number): number =>
  Math.min(FIRST * 2 ** attempt, LONGEST) * (1 - chance / 4);
