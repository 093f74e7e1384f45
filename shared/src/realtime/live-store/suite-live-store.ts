import { dataOf } from '../../api/data-of.ts';
import { ApiProblem, isAbort, transportProblem } from '../../api/problem.ts';
import { api } from '../../api/suite-api.ts';
import { currentSession } from '../../session/session-state.ts';
import { registerSignOutCleanup } from '../../session/sign-out-cleanup.ts';
import { pauseBefore } from '../reconnect-pause.ts';
import type { LiveCollection, LiveRecords } from './live-records.ts';
import type { LiveState, LiveStore, LiveWatch } from './live-store.ts';
import { openLiveStore } from './open-live-store.ts';

let current: Promise<LiveStore> | undefined;
const restarts = new Set<() => void>();

/**
 * The live store of the signed-in user. The server is asked once which one it is; after a failure the next call asks again.
 * @throws {ApiProblem} when the server can't be asked, or the page has no adapter for the store
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

/** Lets go of the store of a user who signed out, or was followed by another. */
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
 * Watches a collection of the live store, whichever that is: as {@link LiveStore.watch}, also while the store itself is still found out or can't
 * be. Whoever signs in next begins afresh. Prefer `useLive` inside components.
 */
export function watchLive<Name extends LiveCollection>(
  collection: Name,
  listener: (state: LiveState<LiveRecords[Name]>) => void,
): LiveWatch {
  let watch: LiveWatch | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let turn = 0;

  const halt = () => {
    turn += 1;
    clearTimeout(timer);
    watch?.stop();
    watch = undefined;
  };
  const start = () => {
    halt();
    const own = turn;
    liveStore().then(
      (store) => {
        if (own === turn) watch = store.watch(collection, listener);
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
    // The next user is there, if there is one, when this turn is over.
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
      if (watch) return watch.retry();
      listener({ status: 'loading', records: [] });
      return start();
    },
    stop: () => {
      restarts.delete(restart);
      halt();
    },
  };
}
