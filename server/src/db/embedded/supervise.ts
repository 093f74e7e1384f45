import { setTimeout as pause } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** Milliseconds before a start after one that failed; doubled up to the longest. */
const firstPause = 500;
const longestPause = 15_000;

/**
 * Starts a database again that ended by itself, until it is stopped: its write-ahead log brings back every commit.
 * @param onEnded called when it ended by itself, and with the error of each start that failed after that
 */
export function superviseDatabase(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  onEnded: (error?: unknown) => void,
): { stop(): Promise<void> } {
  const stopped = new AbortController();
  let current: Postmaster | undefined = first;
  const startAgain = async (): Promise<Postmaster | undefined> => {
    for (let wait = firstPause; !stopped.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        return await start();
      } catch (error) {
        onEnded(error);
        await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };
  const watch = async () => {
    while (current) {
      await current.ended;
      if (stopped.signal.aborted) return;
      onEnded();
      current = await startAgain();
      if (stopped.signal.aborted) await current?.stop();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopped.abort();
      await current?.stop();
      await watching;
    },
  };
}
