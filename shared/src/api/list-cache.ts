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
   * Asks for a list: names the cached one, of which the answer may be what changed since (RFC 3229). Its unchanged rows are the objects that they were.
   * @param send sends a request once; called again without the cached list when the answer does not fit it
   */
  readonly ask: (request: Request, send: (request: Request) => Promise<ReadResponse>) => Promise<Response>;
  /** Empties the cache: another user may see other things. */
  readonly clear: () => void;
}

/** Makes an empty cache. @param capacity most lists */
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
