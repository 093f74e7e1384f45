/** Loading state of the rows; a query of `$api` fits. */
export interface TableLoad {
  /** No answer yet. */
  readonly isPending: boolean;
  /** A fetch is in progress, the first or a refresh. */
  readonly isFetching: boolean;
  /** Error of the first load or of the last refresh; null otherwise. */
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** State of rows that are available without a call. */
export const AT_HAND: TableLoad = { isPending: false, isFetching: false, error: null, refetch: () => undefined };
