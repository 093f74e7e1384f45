import { isListChanges, withChanges } from './list-changes.ts';
import { type CachedList, listResponse } from './list-response.ts';
import { isList, type ListRow, reusedRows } from './list-rows.ts';
import type { ReadResponse } from './read-response.ts';

/**
 * LRU cache of lists with an ETag, limited by their number. A POST such as byDate is not cached by browsers, so that a list would be sent again as a whole
 * whatever has changed of it.
 */
export interface ListCache {
  /**
   * Fetches a list; when it is cached, sends its ETag, so that the answer may be a delta (RFC 3229). Unchanged rows keep their identity.
   * @param send sends a request once; called again without the ETag when the delta does not fit the cached list
   */
  readonly ask: (request: Request, send: (request: Request) => Promise<ReadResponse>) => Promise<Response>;
  /** Empties the cache: another user may have other rights. */
  readonly clear: () => void;
}

/** Makes an empty cache. @param capacity maximum number of lists */
export function listCache(capacity = 20): ListCache {
  const lists = new Map<string, CachedList>();
  const put = (key: string, list: CachedList) => {
    lists.delete(key);
    lists.set(key, list);
    for (const oldest of lists.keys()) {
      if (lists.size <= capacity) break;
      lists.delete(oldest);
    }
    return listResponse(list);
  };
  const ask: ListCache['ask'] = async (request, send) => {
    const key = `${request.method} ${request.url} ${await request.clone().text()}`;
    const known = lists.get(key);
    const response = await send(known ? naming(known, request) : request);
    if (response.status === 304 && known) return put(key, known);
    const tag = response.headers.get('ETag');
    if (!response.ok || tag === null) return response;
    const rows = rowsOf(await response.json(), known?.rows ?? []);
    if (rows) return put(key, { tag, rows });
    lists.delete(key);
    return known ? ask(request, send) : response;
  };
  return { ask, clear: () => lists.clear() };
}

function naming({ tag }: CachedList, request: Request): Request {
  const copy = request.clone();
  copy.headers.set('If-None-Match', tag);
  copy.headers.set('A-IM', 'changed-rows');
  return copy;
}

const rowsOf = (data: unknown, known: readonly ListRow[]) =>
  isListChanges(data) ? withChanges(known, data) : isList(data) ? reusedRows(known, data) : undefined;
