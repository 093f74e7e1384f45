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

/** Delta of a list, as in the contract (BookingChanges). */
interface ListChanges {
  readonly changed: readonly { readonly at: number; readonly row: ListRow }[];
  readonly gone: readonly number[];
  readonly count: number;
}

/** Whether an answer is a delta rather than the whole list. */
const isListChanges = (data: unknown): data is ListChanges =>
  typeof data === 'object' && data !== null && 'changed' in data;

/**
 * Applies a delta to a list. Unchanged rows keep their identity; without changes the same list is returned. Undefined when the delta does not fit.
 */
function withChanges(rows: readonly ListRow[], { changed, gone, count }: ListChanges): readonly ListRow[] | undefined {
  if (changed.length + gone.length === 0) return rows.length === count ? rows : undefined;
  const out = new Set([...gone, ...changed.map(({ row }) => row.id)]);
  const next = rows.filter(({ id }) => !out.has(id));
  for (const { at, row } of changed) next.splice(at, 0, row);
  return next.length === count ? next : undefined;
}

/** A row of a list that is cached with its ETag. */
type ListRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Whether an answer is a list, whose rows the contract describes. */
const isList = (data: unknown): data is readonly ListRow[] => Array.isArray(data);

/**
 * Fresh rows, with the former objects where nothing changed; the former list when nothing changed at all. Rows are matched by id, since one insertion
 * shifts all rows after it.
 */
function reusedRows(former: readonly ListRow[], fresh: readonly ListRow[]): readonly ListRow[] {
  const byId = new Map(former.map((row) => [row.id, row]));
  const rows = fresh.map((row) => {
    const known = byId.get(row.id);
    return known && isSame(known, row) ? known : row;
  });
  return rows.length === former.length && rows.every((row, index) => row === former[index]) ? former : rows;
}

/** Shallow comparison without `Object.keys`, which would allocate an array for each of twenty thousand rows. Object values count as changed. */
function isSame(one: ListRow, other: ListRow): boolean {
  for (const name in other) if (one[name] !== other[name] || !(name in one)) return false;
  for (const name in one) if (!(name in other)) return false;
  return true;
}

/** A list as it was last answered, and its ETag. */
interface CachedList {
  readonly tag: string;
  readonly rows: readonly ListRow[];
}

const lists = new WeakSet<object>();

/** Whether data is a list from the cache, whose unchanged rows keep their identity: a deep comparison is unnecessary. */
export const isReused = (data: unknown): boolean => Array.isArray(data) && lists.has(data);

/** Response for a list whose rows are parsed already. `json()` returns the cached rows themselves, which must not be mutated. */
function listResponse({ tag, rows }: CachedList): Response {
  lists.add(rows);
  // openapi-fetch parses the text itself when an answer has no Content-Length.
  const response = new Response(null, { headers: { ETag: tag, 'Content-Length': '2' } });
  return Object.assign(response, { json: () => Promise.resolve(rows) });
}
