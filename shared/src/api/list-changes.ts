import type { ListRow } from './list-rows.ts';

/** What changed of a list, as the contract writes it (BookingChanges). */
export interface ListChanges {
  readonly changed: readonly { readonly at: number; readonly row: ListRow }[];
  readonly gone: readonly number[];
  readonly count: number;
}

/** Whether an answer is what changed of a list, rather than the list. */
export const isListChanges = (data: unknown): data is ListChanges =>
  typeof data === 'object' && data !== null && 'changed' in data;

/** A list with changes applied to it: unchanged rows are the same objects, an unchanged list is the same. Undefined when the changes do not fit it. */
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
