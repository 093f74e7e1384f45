import { createApi } from './create-api.ts';
import type { ListCache } from './list-cache.ts';
import type { SessionPort } from './queue-middleware.ts';
import type { ApiProblem } from './problem.ts';
import type { QueryClientOptions } from './query-client.ts';
import { suiteVersions } from './record-versions.ts';

/** Settings of the suite's one API client, made by the host. */
interface ApiConfiguration extends SessionPort, Pick<QueryClientOptions, 'onFatal'> {
  /** Requests in flight at once (a setting of the deployment); 1 by default (specification/shell.md#calls). */
  readonly concurrency: number;
}

const configuration: { -readonly [K in keyof ApiConfiguration]: ApiConfiguration[K] } = {
  concurrency: 1,
  getToken: () => null,
  onUnauthorized: () => Promise.resolve(false),
  onFatal: () => {},
};

let lists: ListCache | undefined;

const suite = createApi({
  versions: suiteVersions,
  lists: () => lists,
  getToken: () => configuration.getToken(),
  onUnauthorized: (token) => configuration.onUnauthorized(token),
  traceOfCall: () => configuration.traceOfCall?.(),
  early: {
    take: (request, token) => configuration.early?.take(request, token),
    drop: () => configuration.early?.drop(),
  },
});

/** API of the suite, typed by the contract; see `Api`. `read` calls paths of declarations. */
export const { api, read } = suite;

/** Reports an error that leads away from the page to the host. */
export const fatal = (status: 403 | 500, problem: ApiProblem): void => configuration.onFatal(status, problem);

const caches = new Set<() => void>();

/** Registers a cache of server data that {@link clearServerData} clears too. */
export function registerCache(clear: () => void): void {
  caches.add(clear);
}

/** Sets the cache of lists. */
export function cacheLists(cache: ListCache): void {
  lists = cache;
}

/** Sets options of the client, at start and by modules that provide some of them. Missing options are unchanged. */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  Object.assign(configuration, changes);
  suite.setConcurrency(configuration.concurrency);
}

/** Clears all caches of server data, at sign-out and when another user signs in. Queued writes are still sent. */
export function clearServerData(): void {
  suite.reset('reads');
  for (const clear of caches) clear();
}

/** Resets the shared client between tests. */
export function resetApi(): void {
  suite.reset('all');
  for (const clear of caches) clear();
}
