import { createApi } from './create-api.ts';
import type { SessionPort } from './courier.ts';
import { createQueryClient, type QueryClientOptions } from './query-client.ts';

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

const suite = createApi({ getToken: () => configuration.getToken(), onUnauthorized: (token) => configuration.onUnauthorized(token) });

/** The API of the suite, typed by the contract; see `Api`. */
export const { api, $api } = suite;

/** The cache of server data of the suite. */
export const queryClient = createQueryClient({ onFatal: (status, problem) => configuration.onFatal(status, problem) });

/** Sets what the host decides; called once at start, and by whoever brings a part of it. What is not given stays. */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  Object.assign(configuration, changes);
  suite.setConcurrency(configuration.concurrency);
}

/** Forgets everything the server answered: at sign-out, and when another user takes over. Saves that wait in line are still sent. */
export function forgetServerData(): void {
  suite.forget('reads');
  queryClient.clear();
}

/** Between tests, which share the line. */
export function resetApi(): void {
  suite.forget('all');
  queryClient.clear();
}
