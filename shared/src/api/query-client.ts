import { MutationCache, QueryCache, QueryClient, replaceEqualDeep, type QueryPersister } from '@tanstack/react-query';
import { clearBackgroundProblem, noteBackgroundProblem } from './background-problems.ts';
import { isReused } from './list-cache.ts';
import { ApiProblem } from './problem.ts';

/**
 * Place where the error of a query or of a save is shown:
 * - `page` (default of queries): the page has no data. 403 and 500 lead to /denied (specification/shell.md#errors); the component shows any other error, with
 *   Retry.
 * - `inPlace` (default of saves): the component shows every error: pickers, dialogs, forms.
 * - `banner`: background poll; an error never leaves the page.
 *
 * A query that already shows data fails as `banner` does, unless it is `inPlace`.
 */
export type FailurePlace = 'page' | 'inPlace' | 'banner';

/** Type of `meta` of queries and mutations. */
interface SuiteMeta extends Record<string, unknown> {
  failure?: FailurePlace;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: SuiteMeta;
    mutationMeta: SuiteMeta;
  }
}

/** Options of the query cache. */
export interface QueryClientOptions {
  /** Called on 403 or 500 for a request of the user (specification/shell.md#errors): the host logs the reason and leads to /denied. */
  readonly onFatal: (status: 403 | 500, problem: ApiProblem) => void;
  /** Pause before the first retry of a query, ms; doubled for each further one. */
  readonly pause?: number;
}

/**
 * Query cache of the suite. Queries are retried twice with exponential backoff after a transport error, never after a refusal of the server; mutations
 * are never retried. Without a network both fail at once instead of waiting silently for it.
 */
export function createQueryClient({ onFatal, pause = 1000 }: QueryClientOptions): QueryClient {
  const fatal = (error: unknown) => {
    if (error instanceof ApiProblem && (error.status === 403 || error.status === 500)) onFatal(error.status, error);
  };
  const queryCache = new QueryCache({
    onError: (error, query) => {
      const place = placeOf(query);
      if (place === 'page') fatal(error);
      if (place === 'banner' && error instanceof ApiProblem) noteBackgroundProblem(query.queryHash, error);
    },
    onSuccess: (_data, query) => clearBackgroundProblem(query.queryHash),
  });
  queryCache.subscribe(({ type, query }) => {
    if (type === 'removed') clearBackgroundProblem(query.queryHash);
  });
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.failure === 'page') fatal(error);
    },
  });
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (failure) => Math.min(pause * 2 ** failure, 8000),
        persister: sendAsPoll,
        structuralSharing: (former, fresh) => (isReused(fresh) ? fresh : replaceEqualDeep(former, fresh)),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

const TRANSIENT = new Set(['network', 'timeout', 'unavailable']);

const isTransient = (error: unknown) => error instanceof ApiProblem && TRANSIENT.has(error.code);

function placeOf({ meta, state }: { meta?: SuiteMeta | undefined; state: { data?: unknown } }): FailurePlace {
  const place = meta?.failure ?? 'page';
  return place === 'page' && state.data !== undefined ? 'banner' : place;
}

/**
 * Gives background refreshes low priority in the request queue. A `persister` wraps every query function and, unlike it, knows whether data is already
 * shown; the priority goes into the call, not into the query key.
 */
const sendAsPoll: QueryPersister = (queryFn, context, query) => {
  const { meta, state } = query;
  const asked = meta?.failure !== 'banner' && (state.data === undefined || state.isInvalidated);
  if (asked || !isApiKey(context.queryKey)) return queryFn(context);
  const [method, path, init] = context.queryKey;
  // `signal` is a getter that tells react-query that the signal is used; inheriting keeps it, copying would read it.
  return queryFn(Object.create(context, { queryKey: { value: [method, path, { ...init, priority: 'low' }] } }));
};

const isApiKey = (key: readonly unknown[]): key is readonly [method: string, path: string, init?: object] =>
  typeof key[0] === 'string' &&
  typeof key[1] === 'string' &&
  key[1].startsWith('/') &&
  (key[2] === undefined || (typeof key[2] === 'object' && key[2] !== null));
