import { setTimeout as pause } from 'node:timers/promises';

/** Whether a server is about to stop: it goes on answering, and says to the balancer in front of it that it is not ready. */
export interface Drain {
  readonly stopping: boolean;
  /** Resolves when the balancer had its time. */
  begin(seconds: number): Promise<void>;
}

/** The drain of one server. */
export function createDrain(): Drain {
  let stopping = false;
  return {
    get stopping() {
      return stopping;
    },
    begin: async (seconds) => {
      stopping = true;
      if (seconds > 0) await pause(seconds * 1000);
    },
  };
}
