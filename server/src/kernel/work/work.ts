import { AsyncLocalStorage } from 'node:async_hooks';

/** Unit of work of the process: a call of the API, a periodic job, a message of a socket. */
export interface Work {
  readonly kind: 'call' | 'job' | 'message';
  /** Operation of the contract, name of the job, event of the socket. */
  readonly name: string;
  /** Incident id in the log; a job has none. */
  readonly incidentId?: string;
}

/** `refused`: it worked and answered a refusal. */
export type WorkOutcome = 'done' | 'refused' | 'failed';

/** A completed job or message. */
export interface DoneWork {
  readonly work: Work;
  readonly seconds: number;
  readonly outcome: WorkOutcome;
}

const running = new AsyncLocalStorage<Work>();
const listeners = new Set<(done: DoneWork) => void>();

/** Current work of the running code; undefined at the start, and in library callbacks outside of it. */
export const currentWork = (): Work | undefined => running.getStore();

/** Runs code within a work. */
export const withinWork = <Result>(work: Work, run: () => Result): Result => running.run(work, run);

/** Subscribes to completed jobs and messages; returns an unsubscribe function. */
export function onWorkDone(listener: (done: DoneWork) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Publishes a completed job or message. */
export function workDone(done: DoneWork): void {
  for (const listener of listeners) listener(done);
}
