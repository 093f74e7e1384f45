/** Answers that may be a moment old. */
export interface ShortMemory<T> {
  readonly get: (key: string) => Promise<T>;
  readonly forget: (key: string) => void;
  readonly clear: () => void;
}

const MOST = 500;
/** Milliseconds for which a failure is remembered: a bucket that is away is not asked by every page load. */
const FAILED_FOR = 1_000;

interface Known<T> {
  readonly at: number;
  readonly answer: Promise<T>;
  failed: boolean;
}

/**
 * Remembers answers for a moment, also those on their way, so that page loads do not each ask the bucket.
 * @param freshFor how long, ms; 0 asks anew each time
 */
export function shortMemory<T>(ask: (key: string) => Promise<T>, freshFor: () => number): ShortMemory<T> {
  const memory = new Map<string, Known<T>>();
  return {
    get: (key) => {
      const found = memory.get(key);
      const limit = found?.failed ? Math.min(FAILED_FOR, freshFor()) : freshFor();
      if (found && performance.now() - found.at < limit) return found.answer;
      if (memory.size >= MOST) memory.clear();
      const asked: Known<T> = { at: performance.now(), answer: ask(key), failed: false };
      memory.set(key, asked);
      asked.answer.catch(() => (asked.failed = true));
      return asked.answer;
    },
    forget: (key) => void memory.delete(key),
    clear: () => memory.clear(),
  };
}
