/** A queued call. */
export interface Job<T> {
  /** Sends the call; the signal aborts it. */
  readonly run: (signal: AbortSignal) => Promise<T>;
  /** Priority: `background` (polls) runs after everything that a user waits for. */
  readonly lane: 'user' | 'background';
  /** Writes are sent one at a time, in order, and before any poll. */
  readonly write?: boolean;
  /** Aborts jobs of the same name, queued or in flight: only the newest response counts. */
  readonly supersedes?: string;
  /** Bypasses the queue even while it is paused: a pause waits for these calls. */
  readonly immediate?: boolean;
  /** Removes the job from the queue, or aborts it in flight. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called after each run. A promise pauses the whole queue until it settles: true runs the job again in its position, false (or a rejection) keeps its
   * result.
   */
  readonly again?: (result: T) => Promise<boolean> | undefined;
}

/** Priority queue of calls with limited concurrency (specification/shell.md#calls). */
export interface RequestQueue {
  /**
   * Queues a job.
   * @returns its result; rejects with what `run` rejects with, or with the abort reason
   */
  readonly add: <T>(job: Job<T>) => Promise<T>;
  /** Sets the most calls in flight at once, at least 1. */
  readonly setConcurrency: (count: number) => void;
  /** Aborts jobs, queued or in flight: all, or all but writes. */
  readonly abort: (which: 'reads' | 'all') => void;
}

interface Entry {
  /** `pausing`: has run, waiting for `again`. */
  state: 'queued' | 'inFlight' | 'pausing';
  readonly position: number;
  readonly write: boolean;
  readonly background: boolean;
  readonly immediate: boolean;
  readonly name: string | undefined;
  readonly start: () => void;
  readonly abort: (reason: unknown) => void;
}

/** Makes an empty queue. Pure: no timers, no globals. */
export function createRequestQueue({ concurrency = 1 }: { concurrency?: number } = {}): RequestQueue {
  const queue = new Set<Entry>();
  let limit = Math.max(1, concurrency);
  let positions = 0;

  const some = (test: (entry: Entry) => boolean) => [...queue].some(test);
  const mayStart = (entry: Entry) => {
    if (entry.immediate) return true;
    if (some(({ state }) => state === 'pausing')) return false;
    if (entry.write && some((other) => other.write && other.state === 'inFlight')) return false;
    return [...queue].filter((other) => other.state === 'inFlight' && !other.immediate).length < limit;
  };
  const pump = () => {
    for (const entry of inOrder(queue)) {
      if (entry.state !== 'queued' || !mayStart(entry)) continue;
      entry.state = 'inFlight';
      entry.start();
    }
  };
  const enter = (entry: Entry) => {
    const older = entry.name === undefined ? [] : [...queue].filter((other) => other.name === entry.name);
    queue.add(entry);
    for (const other of older) other.abort(new DOMException('Superseded by a newer call', 'AbortError'));
    pump();
  };

  const add = <T>(job: Job<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const controller = new AbortController();
      const leave = () => {
        queue.delete(entry);
        job.signal?.removeEventListener('abort', onAbort);
        pump();
      };
      const abort = (reason: unknown) => {
        controller.abort(reason);
        reject(asError(reason));
        leave();
      };
      const onAbort = () => abort(job.signal?.reason);
      const finish = (result: T) => {
        resolve(result);
        leave();
      };
      const fail = (error: unknown) => {
        reject(asError(error));
        leave();
      };
      const decide = (result: T, repeat: boolean) => {
        if (!queue.has(entry)) return;
        if (!repeat) return finish(result);
        entry.state = 'queued';
        return pump();
      };
      const settle = (result: T) => {
        if (!queue.has(entry)) return;
        const again = job.again?.(result);
        if (again === undefined) return finish(result);
        entry.state = 'pausing';
        again.then(
          (repeat) => decide(result, repeat),
          () => decide(result, false),
        );
        return pump();
      };
      const entry: Entry = {
        state: 'queued',
        position: positions++,
        write: job.write === true,
        background: job.lane === 'background' && job.write !== true,
        immediate: job.immediate === true,
        name: job.supersedes,
        start: () => void job.run(controller.signal).then(settle, fail),
        abort,
      };
      if (job.signal?.aborted === true) return reject(asError(job.signal.reason));
      job.signal?.addEventListener('abort', onAbort, { once: true });
      return enter(entry);
    });

  return {
    add,
    setConcurrency: (count) => {
      limit = Math.max(1, count);
      pump();
    },
    abort: (which) => {
      // In reverse order, so that aborting one job starts no other.
      for (const entry of inOrder(queue).toReversed())
        if (which === 'all' || !entry.write) entry.abort(new DOMException('The call was aborted', 'AbortError'));
    },
  };
}

/** User before background, each first in, first out. */
const inOrder = (queue: ReadonlySet<Entry>) =>
  [...queue].sort(
    (left, right) => Number(left.background) - Number(right.background) || left.position - right.position,
  );

const asError = (reason: unknown) =>
  reason instanceof Error || reason instanceof DOMException
    ? reason
    : new DOMException('The call was aborted', 'AbortError');
