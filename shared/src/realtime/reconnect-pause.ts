const FIRST = 1000;
const LONGEST = 30_000;

/**
 * How long to wait before trying again, ms: 1 s, 2 s, 4 s … 30 s, up to a quarter less by chance, so that not all of the staff knock at once
 * when the server comes back.
 * @param attempt 0 for the first
 * @param chance 0 to 1
 */
export const pauseBefore = (attempt: number, chance: number): number =>
  Math.min(FIRST * 2 ** attempt, LONGEST) * (1 - chance / 4);
