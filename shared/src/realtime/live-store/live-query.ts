import type { Live } from './use-live.ts';

/** A live collection in the shape of a query, for lists and pages that show the state of a query. */
export interface LiveQuery<Item> {
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
