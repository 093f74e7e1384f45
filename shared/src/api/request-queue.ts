/** One call that waits for its turn. */
export interface Job<T> {
  /** Does the call. The signal says that its answer is no longer wanted. */
  readonly run: (signal: AbortSignal) => Promise<T>;
  /** `user`: somebody waits for it. `background`: a poll, which lets everything a user asked for go first. */
  readonly lane: 'user' | 'background';
  /** Changes something. Writes are sent in the order they were asked for, one after the other, and never wait behind polls. */
  readonly write?: boolean;
  /** Aborts the jobs of the same name that wait or are in flight: only the newest answer counts. */
  readonly supersedes?: string;
  /** Goes at once, past the line and past a halt: what a halt waits for. */
  readonly immediate?: boolean;
  /** Takes the job out of the line, or aborts it in flight. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Asked after each run. A promise halts the whole line until it settles; on true the job is run again, in the place it had, on false (or
   * when it rejects) its result stands.
   */
  readonly again?: (result: T) => Promise<boolean> | undefined;
}

/** The line in which calls wait for their turn (DECISIONS 10). */
export interface RequestQueue {
  /**
   * Puts a job in line.
   * @returns its result; rejects with what `run` rejects with, or with the abort reason
   */
  readonly add: <T>(job: Job<T>) => Promise<T>;
  /** How many calls may be in flight at once from now on, at least 1. */
  readonly setConcurrency: (count: number) => void;
  /** Aborts what waits or is in flight: everything, or all but writes, which somebody meant. */
  readonly giveUp: (which: 'reads' | 'all') => void;
}

interface Entry {
  /** `halting`: has run, and waits for the answer to `again`. */
  state: 'waiting' | 'inFlight' | 'halting';
  readonly place: number;
  readonly write: boolean;
  readonly background: boolean;
  readonly immediate: boolean;
  readonly name: string | undefined;
  readonly start: () => void;
  readonly abort: (reason: unknown) => void;
}

/** Makes a line of its own. Pure: no timers, no globals. */
export function createRequestQueue({ concurrency = 1 }: { concurrency?: number } = {}): RequestQueue {
  const line = new Set<Entry>();
  let limit = Math.max(1, concurrency);
  let places = 0;

  const some = (test: (entry: Entry) => boolean) => [...line].some(test);
  const mayStart = (entry: Entry) => {
    if (entry.immediate) return true;
    if (some(({ state }) => state === 'halting')) return false;
    if (entry.write && some((other) => other.write && other.state === 'inFlight')) return false;
    return [...line].filter((other) => other.state === 'inFlight' && !other.immediate).length < limit;
  };
  const pump = () => {
    for (const entry of inTurn(line)) {
      if (entry.state !== 'waiting' || !mayStart(entry)) continue;
      entry.state = 'inFlight';
      entry.start();
    }
  };
  const enter = (entry: Entry) => {
    const older = entry.name === undefined ? [] : [...line].filter((other) => other.name === entry.name);
    line.add(entry);
    for (const other of older) other.abort(new DOMException('A newer call took its place', 'AbortError'));
    pump();
  };

  const add = <T>(job: Job<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const controller = new AbortController();
      const leave = () => {
        line.delete(entry);
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
        if (!line.has(entry)) return;
        if (!repeat) return finish(result);
        entry.state = 'waiting';
        return pump();
      };
      const settle = (result: T) => {
        if (!line.has(entry)) return;
        const again = job.again?.(result);
        if (again === undefined) return finish(result);
        entry.state = 'halting';
        again.then(
          (repeat) => decide(result, repeat),
          () => decide(result, false),
        );
        return pump();
      };
      const entry: Entry = {
        state: 'waiting',
        place: places++,
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
    giveUp: (which) => {
      // Last in line first, so that giving up one sends no other.
      for (const entry of inTurn(line).toReversed())
        if (which === 'all' || !entry.write) entry.abort(new DOMException('The call was given up', 'AbortError'));
    },
  };
}

/** User before background, each in the order they came. */
const inTurn = (line: ReadonlySet<Entry>) =>
  [...line].sort((left, right) => Number(left.background) - Number(right.background) || left.place - right.place);

const asError = (reason: unknown) =>
  reason instanceof Error || reason instanceof DOMException
    ? reason
    : new DOMException('The call was given up', 'AbortError');
