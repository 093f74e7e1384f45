import type { components } from '@navette/openapi/types';
import { dataOf } from '../../api/calls.ts';
import { ApiProblem, isAbort, transportProblem } from '../../api/problem.ts';
import { api } from '../../api/suite-api.ts';
import { currentSession, registerSignOutCleanup } from '../../session/session-state.ts';
import type { LiveStore, LiveState, LiveSubscription } from './live-store.ts';
import { pauseBefore } from '../connection.ts';
import type { LiveCollection, LiveRecords } from './live-records.ts';

type LiveConfig = components['schemas']['LiveConfig'];

/** Adapters, loaded lazily: a deployment uses one of them. */
const adapters: Readonly<Record<string, ((config: LiveConfig) => Promise<LiveStore>) | undefined>> = {
  server: async () =>
    (await import(/* webpackChunkName: "realtime" */ './server/server-live-store.ts')).createServerLiveStore(),
  firebase: async ({ firebase: config }) => {
    const userId = currentSession()?.user.id;
    if (!config || userId === undefined) throw unsupported();
    const [{ createFirebaseLiveStore }, { clearAtServer, removeFromServer }] = await Promise.all([
      import('./firebase/firebase-live-store.ts'),
      import(/* webpackChunkName: "realtime" */ './server/server-live-store.ts'),
    ]);
    return createFirebaseLiveStore({
      config,
      userId,
      renew: renewToken,
      removeAtServer: removeFromServer,
      clearAtServer,
    });
  },
};

/**
 * Opens the store that the server's configuration names.
 * @throws {ApiProblem} `live.unsupported` when this page has no adapter for it; the adapter's own problem when it can't be reached
 */
async function openLiveStore(config: LiveConfig): Promise<LiveStore> {
  const open = adapters[config.service];
  if (!open) throw unsupported();
  return open(config);
}

const renewToken = async (): Promise<string | null> =>
  (await dataOf(api.GET('/service/live/config', { priority: 'low' }))).firebase?.token ?? null;

const unsupported = (): ApiProblem =>
  new ApiProblem({
    status: 0,
    code: 'live.unsupported',
    messageKey: 'problem.live.unsupported',
    fields: [],
    incidentId: '',
  });

let current: Promise<LiveStore> | undefined;
const restarts = new Set<() => void>();

/**
 * The live store of the signed-in user. One request finds out which adapter it is, and its answer is cached until sign-out; a failure is not cached.
 * @throws {ApiProblem} when the server can't be reached, or the page has no adapter for the store
 */
export function liveStore(): Promise<LiveStore> {
  if (current) return current;
  const own = dataOf(api.GET('/service/live/config')).then(openLiveStore);
  current = own;
  own.catch(() => {
    if (current === own) current = undefined;
  });
  return own;
}

/** Closes the store at sign-out or when another user signs in. */
function resetLiveStore(): void {
  const former = current;
  current = undefined;
  former?.then(
    (store) => store.close(),
    () => undefined,
  );
  for (const restart of restarts) restart();
}

registerSignOutCleanup(resetLiveStore);

/**
 * Subscribes to a collection of the live store, whatever its adapter. Unlike {@link LiveStore.subscribe} it also works before the adapter is known,
 * and retries with backoff when the configuration can't be fetched. The next user who signs in gets a new subscription. Prefer `useLive` inside
 * components.
 */
export function subscribeLive<Name extends LiveCollection>(
  collection: Name,
  listener: (state: LiveState<LiveRecords[Name]>) => void,
): LiveSubscription {
  let subscription: LiveSubscription | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let turn = 0;

  const halt = () => {
    turn += 1;
    clearTimeout(timer);
    subscription?.stop();
    subscription = undefined;
  };
  const start = () => {
    halt();
    const own = turn;
    liveStore().then(
      (store) => {
        if (own === turn) subscription = store.subscribe(collection, listener);
      },
      (error: unknown) => {
        if (own !== turn) return;
        timer = setTimeout(start, pauseBefore(attempts++, Math.random()));
        if (!isAbort(error))
          listener({
            status: 'failed',
            records: [],
            problem: error instanceof ApiProblem ? error : transportProblem('unexpected', 0, error),
          });
      },
    );
  };
  const restart = () => {
    halt();
    listener({ status: 'loading', records: [] });
    // In a microtask: by then the session of the next user, if any, is set.
    const own = turn;
    queueMicrotask(() => {
      if (own === turn && currentSession()) start();
    });
  };
  listener({ status: 'loading', records: [] });
  restarts.add(restart);
  start();
  return {
    retry: () => {
      attempts = 0;
      if (subscription) return subscription.retry();
      listener({ status: 'loading', records: [] });
      return start();
    },
    stop: () => {
      restarts.delete(restart);
      halt();
    },
  };
}
