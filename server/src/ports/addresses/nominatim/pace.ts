import { setTimeout as pause } from 'node:timers/promises';

/** Lets calls through one after the other, no faster than their pace. */
export interface Pace {
  /** Waits for a turn; false when that would take too long, and then no turn was taken. */
  turn(): Promise<boolean>;
}

/** @param between milliseconds from one call to the next; @param longest milliseconds anybody waits. */
export function createPace(between: number, longest: number, now: () => number = Date.now): Pace {
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
