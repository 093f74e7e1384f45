import { setTimeout as pause } from 'node:timers/promises';

/** Shutdown state of a server: it still answers, but reports not ready to the load balancer. */
export interface Drain {
  readonly stopping: boolean;
  /** Resolves when the load balancer has had its time. */
  begin(seconds: number): Promise<void>;
}

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
