import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveCollection, LiveRecords } from './live-records.ts';
import type { LiveState, LiveWatch } from './live-store.ts';
import { watchLive } from './suite-live-store.ts';

/** What is known of a collection, and a way to try now after a failure. */
export type Live<Item> = LiveState<Item> & { readonly retry: () => void };

/**
 * A collection of the live store as it is now: `loading` (with the records read last after a retry), `ready` in their order, or `failed` with a
 * problem and the records read last. It changes by itself, and tries again by itself after a failure.
 * @param collection a constant
 * @example const tasks = useLive('tasks'); if (tasks.status === 'failed') return <ErrorState problem={tasks.problem} onRetry={tasks.retry} />;
 */
export function useLive<Name extends LiveCollection>(collection: Name): Live<LiveRecords[Name]> {
  const [state, setState] = useState<LiveState<LiveRecords[Name]>>({ status: 'loading', records: [] });
  const watch = useRef<LiveWatch>(undefined);
  useEffect(() => {
    const own = watchLive(collection, setState);
    watch.current = own;
    return own.stop;
  }, [collection]);
  const retry = useCallback(() => watch.current?.retry(), []);
  return { ...state, retry };
}
