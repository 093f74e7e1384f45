import { type Database, goOffline, goOnline, onValue, ref } from 'firebase/database';
import { transportProblem } from '../../../../api/problem.ts';

/** Whether the database is reached. */
export interface Line {
  /** `found out` for the first seconds; then it is up, or down for longer than a hiccup. */
  state(): 'found out' | 'up' | 'down';
  /** @returns stops hearing */
  onChange(listener: () => void): () => void;
  /** Resolves when it is up. Rejects with a `network` problem when it is not within a few seconds: what is not sent is not kept for later. */
  whenUp(): Promise<void>;
  /** Tries now instead of after the SDK's pause. */
  retry(): void;
  close(): void;
}

const HICCUP = 5000;

/** Watches the connection of a database. @param hiccup ms it may be gone before somebody is told */
export function watchLine(database: Database, hiccup = HICCUP): Line {
  const listeners = new Set<() => void>();
  let connected = false;
  let state: ReturnType<Line['state']> = 'found out';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: typeof state) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const doubt = () => {
    clearTimeout(timer);
    timer = setTimeout(() => become('down'), hiccup);
  };
  doubt();
  const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
    connected = snapshot.val() === true;
    if (!connected) return doubt();
    clearTimeout(timer);
    return become('up');
  });
  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenUp: () => (connected ? Promise.resolve() : waitFor(database, hiccup)),
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

function waitFor(database: Database, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(transportProblem('network'))), patience);
    const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
      if (snapshot.val() === true) settle(resolve);
    });
    // It may be told before `stop` is there.
    const settle = (done: () => void) => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      done();
    };
  });
}
