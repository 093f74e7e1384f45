/** How far the rows are. A query of `$api` is one as it is. */
export interface TableLoad {
  /** There is no answer yet. */
  readonly isPending: boolean;
  /** An answer is on its way, the first or another. */
  readonly isFetching: boolean;
  /** Why there is no answer, or why the last refresh failed; null otherwise. */
  readonly error: unknown;
  readonly refetch: () => unknown;
}
