/**
 * Where a failure of a query or of a save shows:
 * - `page`: what the user asked for is not there. 403 and 500 lead to /denied (S1 §8, DECISIONS 6); the component shows anything else, with Retry.
 *   What queries have by default.
 * - `inPlace`: the component shows it, whatever it is: pickers, dialogs, forms. What saves have by default.
 * - `banner`: a poll in the background, which never throws anybody off a page.
 *
 * A query that already shows data fails as `banner` does, unless it is `inPlace`.
 */
export type FailurePlace = 'page' | 'inPlace' | 'banner';

/** What `meta` of a query or mutation may say. */
export interface SuiteMeta extends Record<string, unknown> {
  failure?: FailurePlace;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: SuiteMeta;
    mutationMeta: SuiteMeta;
  }
}
