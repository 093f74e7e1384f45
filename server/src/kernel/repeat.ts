/** A periodic job. */
export interface Repeated {
  /** Runs it immediately as well, after a run in progress; resolves when that run is done. */
  now(): Promise<void>;
  /** Stops it, after a run in progress. */
  stop(): Promise<void>;
}

/**
 * Runs a job at an interval, never twice at once; a failure is retried at the next run.
 * @param every milliseconds
 * @param onError called with a failure, once as long as it stays the same
 */
export function repeat(work: () => Promise<unknown>, every: number, onError: (error: unknown) => void): Repeated {
  let known = '';
  let running: Promise<void> | undefined;
  let again = false;
  const once = async () => {
    try {
      await work();
      known = '';
    } catch (error) {
      if (String(error) !== known) onError(error);
      known = String(error);
    }
  };
  const run = async () => {
    do {
      again = false;
      await once();
    } while (again);
  };
  const start = () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = setInterval(() => void start(), every);
  return {
    now: () => {
      again = running !== undefined;
      return start();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
