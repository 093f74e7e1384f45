import type { ListRow } from './list-rows.ts';

/** Delta of a list, as in the contract (BookingChanges). */
export interface ListChanges {
  readonly changed: readonly { readonly at: number; readonly row: ListRow }[];
  readonly gone: readonly number[];
  readonly count: number;
}

/** Whether an answer is a delta rather than the whole list. */
export const isListChanges = (data: unknown): data is ListChanges =>
  typeof data === 'object' && data !== null && 'changed' in data;

/**
 * Applies a delta to a list. Unchanged rows keep their identity; without changes the same list is returned. Undefined when the delta does not fit.
 */
export function withChanges(
  rows: readonly ListRow[],
  { changed, gone, count }: ListChanges,
): readonly ListRow[] | undefined {
  if (changed.length + gone.length === 0) return rows.length === count ? rows : undefined;
  const out = new Set([...gone, ...changed.map(({ row }) => row.id)]);
  const next = rows.filter(({ id }) => !out.has(id));
  for (const { at, row } of changed) next.splice(at, 0, row);
  return next.length === count ? next : undefined;
}
