/** Answers that may be a moment old. */
export interface ShortMemory<T> {
  readonly get: (key: string) => Promise<T>;
  readonly forget: (key: string) => void;
  readonly clear: () => void;
}

const MOST = 500;

/**
 * Remembers answers for a moment, also those on their way, so that page loads do not each ask the bucket.
 * @param freshFor how long, ms; 0 asks anew each time
 */
export function shortMemory<T>(ask: (key: string) => Promise<T>, freshFor: () => number): ShortMemory<T> {
  const known = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();
  return {
    get: (key) => {
      const found = known.get(key);
      if (found && performance.now() - found.at < freshFor()) return found.answer;
      if (known.size >= MOST) known.clear();
      const answer = ask(key);
      known.set(key, { at: performance.now(), answer });
      answer.catch(() => known.get(key)?.answer === answer && known.delete(key));
      return answer;
    },
    forget: (key) => void known.delete(key),
    clear: () => known.clear(),
  };
}
