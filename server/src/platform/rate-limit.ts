import { BoundedMap } from './bounded-map.ts';

interface Allowance {
  /** How much may be done at once. */
  burst: number;
  /** How much comes back each second. */
  perSecond: number;
}

/** Keys that are remembered; whoever was forgotten starts with the full allowance. */
const mostKeys = 10_000;

/** How much each caller of this process may do: a supply that is used up and comes back with time. */
export class RateLimit {
  readonly #left = new BoundedMap<string, { amount: number; at: number }>(mostKeys);
  readonly #allowance: Allowance;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /**
   * Takes so much of what `key` may still do.
   * @returns 0 when it was allowed; otherwise nothing was taken, and so many seconds have to pass
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
