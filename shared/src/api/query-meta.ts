/**
 * Place where the error of a query or of a save is shown:
 * - `page` (default of queries): the page has no data. 403 and 500 lead to /denied (specification/shell.md#errors); the component shows any other error, with
 *   Retry.
 * - `inPlace` (default of saves): the component shows every error: pickers, dialogs, forms.
 * - `banner`: background poll; an error never leaves the page.
 *
 * A query that already shows data fails as `banner` does, unless it is `inPlace`.
 */
export type FailurePlace = 'page' | 'inPlace' | 'banner';

/** Type of `meta` of queries and mutations. */
export interface SuiteMeta extends Record<string, unknown> {
  failure?: FailurePlace;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: SuiteMeta;
    mutationMeta: SuiteMeta;
  }
}
