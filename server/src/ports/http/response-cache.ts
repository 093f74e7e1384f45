/** Limits of the cache. */
export interface CacheOptions {
  /** Time to live, ms; 0 only shares running requests. 10 minutes by default. */
  readonly timeToLive?: number | undefined;
  /** Maximum number of answers, 500 by default; the oldest is evicted. */
  readonly limit?: number | undefined;
  readonly now?: (() => Date) | undefined;
}

const MINUTES_10 = 600_000;
const LIMIT = 500;

interface Cached<Answer> {
  readonly answer: Promise<Answer>;
  /** Expiry; unknown while the request runs. */
  until: number;
}

/** Answers from the cache, else makes the request. Failures are not cached. */
export type ResponseCache<Answer> = (key: string, request: () => Promise<Answer>) => Promise<Answer>;

/** Bounded cache of answers, which also shares running requests. */
export function createCache<Answer>({
  timeToLive = MINUTES_10,
  limit = LIMIT,
  now = () => new Date(),
}: CacheOptions = {}): ResponseCache<Answer> {
  const cached = new Map<string, Cached<Answer>>();
  return (key, request) => {
    const found = cached.get(key);
    if (found && found.until > now().getTime()) return found.answer;
    const answer = request();
    const entry: Cached<Answer> = { answer, until: Number.POSITIVE_INFINITY };
    cached.delete(key);
    cached.set(key, entry);
    const [oldest] = cached.keys();
    if (cached.size > limit && oldest !== undefined) cached.delete(oldest);
    answer.then(
      () => (entry.until = now().getTime() + timeToLive),
      () => cached.get(key) === entry && cached.delete(key),
    );
    return answer;
  };
}
