/** Seeded random generator: the same seed gives the same demo data. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean;
  /** A uniformly chosen item. */
  pick<T>(list: readonly T[]): T;
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
}

/** The mulberry32 generator: 32 bits of state, plenty for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new RangeError('Nothing to pick from');
    return found;
  };
  return {
    next,
    pick,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    weighted: (choices) => {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      const hit = choices.find(([, weight]) => (left -= weight) < 0) ?? choices.at(-1);
      if (hit === undefined) throw new RangeError('Nothing to choose from');
      return hit[0];
    },
  };
}
