import type { paths } from '@navette/openapi/types';
import createClient, { type Client } from 'openapi-fetch';
import type { ListCache } from './list-cache.ts';
import { queueMiddleware, type SessionPort } from './queue-middleware.ts';
import { recordVersions, type RecordVersions } from './record-versions.ts';
import { createRequestQueue } from './request-queue.ts';

/** The API of the suite, typed by the contract. */
export interface Api {
  /**
   * Calls: `api.GET('/api/booking/{id}', { params: { path: { id } } })`. Resolve with `data`, or reject with {@link ApiProblem}; `error` is
   * never set. Besides the contract's parameters a call takes `signal`, `priority: 'low'` for a poll, `timeout` in milliseconds, and `onProgress`
   * for the share of an upload that is sent.
   */
  readonly api: Client<paths>;
  /**
   * Calls a read of the contract whose path is known at run time alone: what the declaration of a remote names.
   * @throws {ApiProblem} as `api` does
   */
  readonly read: (
    path: `/${string}`,
    query: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Promise<unknown>;
  /** Versions of the records read with it; its PUTs carry them as `If-Match`. */
  readonly versions: RecordVersions;
  /** Sets the limit of concurrent requests (a setting of the deployment). */
  readonly setConcurrency: (count: number) => void;
  /** Clears the cached lists and aborts reads (or all calls), queued or in flight. */
  readonly reset: (which: 'reads' | 'all') => void;
}

interface ApiOptions extends SessionPort {
  /** Store of record versions; by default a new one. */
  readonly versions?: RecordVersions;
  /** The cache of lists, once there is one: a page without lists loads none. */
  readonly lists?: () => ListCache | undefined;
  /** Origin of the API; by default that of the page. */
  readonly baseUrl?: string;
  /** Requests in flight at once; 1 by default (specification/shell.md#calls). */
  readonly concurrency?: number;
}

/** Makes a client with a request queue of its own. The suite uses one, `api`. */
export function createApi({
  baseUrl = pageOrigin(),
  concurrency = 1,
  versions = recordVersions(),
  lists = () => undefined,
  getToken,
  onUnauthorized,
  traceOfCall,
  early,
}: ApiOptions): Api {
  const queue = createRequestQueue({ concurrency });
  const api = createClient<paths>({ baseUrl });
  const middleware = queueMiddleware(queue, { getToken, onUnauthorized, traceOfCall, early }, { lists, versions });
  api.use(middleware);
  const reads = createClient<AnyRead>({ baseUrl });
  reads.use(middleware);
  const reset: Api['reset'] = (which) => {
    lists()?.clear();
    versions.clear();
    queue.abort(which);
  };
  const read: Api['read'] = async (path, query, signal) =>
    (await reads.GET(path, { params: { query }, ...(signal && { signal }) })).data;
  return { api, read, versions, setConcurrency: queue.setConcurrency, reset };
}

/** `GET` with any path: the path of a declared read is known at run time only. */
type AnyRead = Record<
  `/${string}`,
  {
    get: {
      parameters: { query?: Readonly<Record<string, string>> };
      responses: { 200: { content: { 'application/json': unknown } } };
    };
  }
>;

const pageOrigin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin);
