import { LruCache } from '../../kernel/lru-cache.ts';
import type { Platform, TransportPart, TransportsWanted } from './platform-port.ts';

/** Cache of recent transports by id: those of a list are not fetched again one by one. */
export interface RememberedTransports {
  /** Parts of transports, cached for minutes, else fetched; unknown ones are missing. @throws {ServiceError} */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, readonly TransportPart[]>>;
}

/** Maximum cached transports. */
const MOST = 20_000;
const FRESH_MS = 2 * 60_000;
/** Concurrent calls for transports missing in the lists. */
const AT_ONCE = 6;

/** The platform with shared concurrent lists and a cache of their transports. */
export function rememberTransports(
  platform: Platform,
  clock: () => number = () => performance.now(),
): Platform & RememberedTransports {
  const known = new LruCache<string, { readonly parts: readonly TransportPart[]; readonly at: number }>(MOST);
  const running = new Map<string, ReturnType<Platform['transports']>>();

  function remember(items: readonly (readonly TransportPart[])[]): void {
    const at = clock();
    for (const parts of items) if (parts[0]) known.set(parts[0].transportId, { parts, at }, 1);
  }

  async function one(id: string) {
    const answer = await platform.transport(id);
    remember(answer.items);
    return answer;
  }

  async function list(wanted: TransportsWanted) {
    const answer = await platform.transports(wanted);
    remember(answer.items);
    return answer;
  }

  return {
    ...platform,
    transports: (wanted) => {
      const key = JSON.stringify(wanted);
      const asked = running.get(key) ?? list(wanted).finally(() => running.delete(key));
      running.set(key, asked);
      return asked;
    },
    transport: one,
    byIds: async (ids) => {
      const found = new Map<string, readonly TransportPart[]>();
      const missing: string[] = [];
      for (const id of ids) {
        const entry = known.get(id);
        if (entry && clock() - entry.at < FRESH_MS) found.set(id, entry.parts);
        else missing.push(id);
      }
      for (let from = 0; from < missing.length; from += AT_ONCE) {
        const some = missing.slice(from, from + AT_ONCE);
        const answers = await Promise.all(some.map(one));
        for (const { items } of answers)
          for (const parts of items) if (parts[0]) found.set(parts[0].transportId, parts);
      }
      return found;
    },
  };
}
