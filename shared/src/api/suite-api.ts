import { createApi } from './create-api.ts';
import type { SessionPort } from './courier.ts';
import type { ApiProblem } from './problem.ts';
import type { QueryClientOptions } from './query-client.ts';

/** What the host decides for the suite's one API client. */
export interface ApiConfiguration extends SessionPort, Pick<QueryClientOptions, 'onFatal'> {
  /** Requests in flight at once (a setting of the deployment); 1 by default (DECISIONS 10). */
  readonly concurrency: number;
}

const configuration: { -readonly [K in keyof ApiConfiguration]: ApiConfiguration[K] } = {
  concurrency: 1,
  getToken: () => null,
  onUnauthorized: () => Promise.resolve(false),
  onFatal: () => {},
};

const suite = createApi({
  getToken: () => configuration.getToken(),
  onUnauthorized: (token) => configuration.onUnauthorized(token),
});

/** The API of the suite, typed by the contract; see `Api`. */
export const { api } = suite;

/** Tells the host of a failure that leads away from the page. */
export const fatal = (status: 403 | 500, problem: ApiProblem): void => configuration.onFatal(status, problem);

const caches = new Set<() => void>();

/** Adds a cache of server data to what is forgotten with the rest. */
export function forgetWithTheRest(forget: () => void): void {
  caches.add(forget);
}

/** Sets what the host decides; called once at start, and by whoever brings a part of it. What is not given stays. */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  Object.assign(configuration, changes);
  suite.setConcurrency(configuration.concurrency);
}

/** Forgets everything the server answered: at sign-out, and when another user takes over. Saves that wait in line are still sent. */
export function forgetServerData(): void {
  suite.forget('reads');
  for (const forget of caches) forget();
}

/** Between tests, which share the line. */
export function resetApi(): void {
  suite.forget('all');
  for (const forget of caches) forget();
}
