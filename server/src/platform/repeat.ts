/** Work that is done again and again. */
export interface Repeated {
  /** Does it now too, after what is under way; resolves when that is done. */
  now(): Promise<void>;
  /** Ends it, after what is under way. */
  stop(): Promise<void>;
}

/**
 * Does work every so many milliseconds, never twice at once. What fails is tried again the next time.
 * @param onError is told of a failure, not again as long as it is the same one
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
