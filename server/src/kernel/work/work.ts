import { AsyncLocalStorage } from 'node:async_hooks';

/** What the process does for somebody: a call of the API, a periodic job, a message of a socket. */
export interface Work {
  readonly kind: 'call' | 'job' | 'message';
  /** Operation of the contract, name of the job, event of the socket. */
  readonly name: string;
  /** Under which the log has it; a job has none. */
  readonly incidentId?: string;
}

/** `refused`: the work itself went well and said no. */
export type WorkOutcome = 'done' | 'refused' | 'failed';

/** A job or message that is over. */
export interface DoneWork {
  readonly work: Work;
  readonly seconds: number;
  readonly outcome: WorkOutcome;
}

const running = new AsyncLocalStorage<Work>();
const listeners = new Set<(done: DoneWork) => void>();

/** The work that the running code belongs to; undefined at the start, and where a library calls back outside of it. */
export const currentWork = (): Work | undefined => running.getStore();

/** Runs code as a part of a work. */
export const withinWork = <Result>(work: Work, run: () => Result): Result => running.run(work, run);

/** Tells of every job and message that is over; answers how to end that. */
export function onWorkDone(listener: (done: DoneWork) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that a job or message is over. */
export function workDone(done: DoneWork): void {
  for (const listener of listeners) listener(done);
}
