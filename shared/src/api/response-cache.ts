import type { ReadResponse } from './read-response.ts';

/**
 * LRU cache of responses with an ETag, limited by their number. A POST such as byDate is not cached by browsers, so that an unchanged list would be sent
 * again.
 */
export interface ResponseCache {
  /** The cached response to a call, whose tag goes into `If-None-Match`; `undefined` without one. */
  readonly get: (key: string) => CachedResponse | undefined;
  /** Caches a successful response that has an ETag. */
  readonly put: (key: string, response: ReadResponse) => void;
  /** Empties the cache: another user may see other things. */
  readonly clear: () => void;
}

/** A response that can be given any number of times. */
export interface CachedResponse {
  readonly tag: string;
  readonly replay: () => ReadResponse;
}

/** Makes an empty cache. @param capacity most responses */
export function responseCache(capacity = 20): ResponseCache {
  const responses = new Map<string, CachedResponse>();
  return {
    get: (key) => {
      const cached = responses.get(key);
      if (cached) {
        responses.delete(key);
        responses.set(key, cached);
      }
      return cached;
    },
    put: (key, response) => {
      const tag = response.headers.get('ETag');
      if (tag === null || response.status !== 200) return;
      responses.delete(key);
      responses.set(key, { tag, replay: () => response.clone() });
      for (const oldest of responses.keys()) {
        if (responses.size <= capacity) break;
        responses.delete(oldest);
      }
    },
    clear: () => responses.clear(),
  };
}

/** Cache key of a call: method, address and body. */
export const cacheKey = async (request: Request): Promise<string> =>
  `${request.method} ${request.url} ${await request.clone().text()}`;
