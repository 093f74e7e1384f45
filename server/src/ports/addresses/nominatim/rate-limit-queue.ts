import { setTimeout as pause } from 'node:timers/promises';

/** Rate limit as a queue: calls run one after the other, at a minimum interval. */
export interface RateLimitQueue {
  /** Waits for a turn; false when the wait would exceed the maximum, without taking a turn. */
  turn(): Promise<boolean>;
}

/** @param between minimum interval, ms; @param longest maximum wait, ms. */
export function createRateLimitQueue(between: number, longest: number, now: () => number = Date.now): RateLimitQueue {
  let next = 0;
  return {
    async turn() {
      const wait = Math.max(0, next - now());
      if (wait > longest) return false;
      next = now() + wait + between;
      if (wait > 0) await pause(wait);
      return true;
    },
  };
}
