import { type Database, goOffline, goOnline, onValue, ref } from 'firebase/database';
import { transportProblem } from '../../../../api/problem.ts';

/** State of the connection to the database. */
export interface DatabaseConnection {
  /** `connecting` for the first seconds; then `up`, or `down` once it is lost for longer than the grace period. */
  state(): 'connecting' | 'up' | 'down';
  /** @returns unsubscribes */
  onChange(listener: () => void): () => void;
  /** Resolves when it is up. Rejects with a `network` problem after the grace period: writes are not queued while offline. */
  whenUp(): Promise<void>;
  /** Reconnects now instead of after the SDK's backoff. */
  retry(): void;
  close(): void;
}

const GRACE_PERIOD = 5000;

/** Observes the connection of a database. @param gracePeriod ms it may be lost before subscribers are notified */
export function observeConnection(database: Database, gracePeriod = GRACE_PERIOD): DatabaseConnection {
  const listeners = new Set<() => void>();
  let connected = false;
  let state: ReturnType<DatabaseConnection['state']> = 'connecting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setState = (next: typeof state) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const startGracePeriod = () => {
    clearTimeout(timer);
    timer = setTimeout(() => setState('down'), gracePeriod);
  };
  startGracePeriod();
  const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
    connected = snapshot.val() === true;
    if (!connected) return startGracePeriod();
    clearTimeout(timer);
    return setState('up');
  });
  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenUp: () => (connected ? Promise.resolve() : waitFor(database, gracePeriod)),
    retry: () => {
      if (connected) return;
      goOffline(database);
      goOnline(database);
    },
    close: () => {
      clearTimeout(timer);
      stop();
      listeners.clear();
    },
  };
}

function waitFor(database: Database, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(transportProblem('network'))), timeout);
    const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
      if (snapshot.val() === true) settle(resolve);
    });
    // `onValue` may call back synchronously, before `stop` is assigned.
    const settle = (done: () => void) => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      done();
    };
  });
}
