import { LruCache } from './lru-cache.ts';

interface Allowance {
  /** Size of the bucket. */
  burst: number;
  /** Refill rate. */
  perSecond: number;
}

/** Maximum callers in memory; an evicted one starts with a full bucket. */
const mostKeys = 10_000;

/** Token bucket per caller of this process: one busy client must not starve the others. */
export class RateLimit {
  readonly #left = new LruCache<string, { amount: number; at: number }>(mostKeys);
  readonly #allowance: Allowance;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /**
   * Takes tokens from the bucket of a caller.
   * @returns 0 when allowed; else nothing was taken, and the seconds to wait
   */
  take(key: string, amount: number, now: Date): number {
    const { burst, perSecond } = this.#allowance;
    const at = now.getTime();
    const known = this.#left.get(key);
    const available = known ? Math.min(burst, known.amount + (Math.max(0, at - known.at) / 1000) * perSecond) : burst;
    const wanted = Math.min(amount, burst);
    if (available < wanted) return Math.ceil((wanted - available) / perSecond);
    this.#left.set(key, { amount: available - wanted, at }, 1);
    return 0;
  }
}
