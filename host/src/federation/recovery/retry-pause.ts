const PAUSES = [2000, 5000, 15_000, 30_000, 60_000] as const;

/**
 * How long to wait before a part that failed is tried again by itself, ms: 2 s, 5 s, 15 s, 30 s, then a minute, up to a fifth more or less by
 * chance, so that not all of the staff knock at once when a file is there again.
 * @param round 0 for the first
 * @param chance 0 to 1
 */
export const pauseBefore = (round: number, chance: number): number =>
  Math.round((PAUSES[round] ?? 60_000) * (0.8 + chance * 0.4));
