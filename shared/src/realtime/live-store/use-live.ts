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

/** A live collection in the shape of a query, for lists and pages that show the state of a query. */
interface LiveQuery<Item> {
  /** Undefined before the first answer, so that an empty collection differs from one that is not loaded. */
  readonly data: readonly Item[] | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Error of the collection, or null. */
  readonly error: unknown;
  readonly refetch: () => void;
}

/**
 * The loading state of a live collection as a query.
 * @example const tickets = liveQuery(useLive('tickets')); <DataTable rows={tickets.data} load={tickets} … />
 */
export const liveQuery = <Item>({ retry, ...state }: Live<Item>): LiveQuery<Item> => ({
  data: state.status === 'ready' || state.records.length > 0 ? state.records : undefined,
  isPending: state.status === 'loading' && state.records.length === 0,
  isFetching: state.status === 'loading',
  error: state.status === 'failed' ? state.problem : null,
  refetch: retry,
});
