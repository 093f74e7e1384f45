/** Limits of the cache. */
export interface MemoryOptions {
  /** Milliseconds an answer stays; 0 shares only questions that are being asked. 10 minutes when left out. */
  readonly keep?: number | undefined;
  /** Most answers at once, 500 when left out; the oldest goes first. */
  readonly most?: number | undefined;
  readonly now?: (() => Date) | undefined;
}

const MINUTES_10 = 600_000;
const MOST = 500;

interface Remembered<Answer> {
  readonly answer: Promise<Answer>;
  /** Expiry; not yet known while the request runs. */
  until: number;
}

/** Answers from the cache, else makes the request. Failures are not cached. */
export type Memory<Answer> = (key: string, ask: () => Promise<Answer>) => Promise<Answer>;

/** Bounded cache of answers, which also shares running requests. */
export function createMemory<Answer>({
  keep = MINUTES_10,
  most = MOST,
  now = () => new Date(),
}: MemoryOptions = {}): Memory<Answer> {
  const known = new Map<string, Remembered<Answer>>();
  return (key, ask) => {
    const found = known.get(key);
    if (found && found.until > now().getTime()) return found.answer;
    const answer = ask();
    const entry: Remembered<Answer> = { answer, until: Number.POSITIVE_INFINITY };
    known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    answer.then(
      () => (entry.until = now().getTime() + keep),
      () => known.get(key) === entry && known.delete(key),
    );
    return answer;
  };
}
