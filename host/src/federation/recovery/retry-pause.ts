const PAUSES = [2000, 5000, 15_000, 30_000, 60_000] as const;

/**
 * Backoff with jitter before a failed part is retried, ms: 2 s, 5 s, 15 s, 30 s, then a minute, up to a fifth more or less at random, so that
 * clients do not all retry at once after an outage.
 * @param round 0 for the first
 * @param chance 0 to 1
 */
export const pauseBefore = (round: number, chance: number): number =>
  Math.round((PAUSES[round] ?? 60_000) * (0.8 + chance * 0.4));
