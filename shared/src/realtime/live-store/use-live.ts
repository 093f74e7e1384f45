import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveCollection, LiveRecords } from './live-records.ts';
import type { LiveState, LiveSubscription } from './live-store.ts';
import { subscribeLive } from './suite-live-store.ts';

/** State of a collection, and a retry after an error. */
export type Live<Item> = LiveState<Item> & { readonly retry: () => void };

/**
 * Subscribes to a collection of the live store: `loading` (with the records read last after a retry), `ready` in their order, or `failed` with a
 * problem and the records read last. Retries by itself after an error.
 * @param collection a constant
 * @example const tasks = useLive('tasks'); if (tasks.status === 'failed') return <ErrorState problem={tasks.problem} onRetry={tasks.retry} />;
 */
export function useLive<Name extends LiveCollection>(collection: Name): Live<LiveRecords[Name]> {
  const [state, setState] = useState<LiveState<LiveRecords[Name]>>({ status: 'loading', records: [] });
  const subscription = useRef<LiveSubscription>(undefined);
  useEffect(() => {
    const own = subscribeLive(collection, setState);
    subscription.current = own;
    return own.stop;
  }, [collection]);
  const retry = useCallback(() => subscription.current?.retry(), []);
  return { ...state, retry };
}
