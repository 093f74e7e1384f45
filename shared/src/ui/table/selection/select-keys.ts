import type { RowKey } from '../rows/row-key.ts';

/** Range of rows between two, inclusive, in the order of the list; only the second when the first isn't in the list. */
export function rangeOf(order: readonly RowKey[], from: RowKey | undefined, to: RowKey): readonly RowKey[] {
  const start = from === undefined ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection with these rows added or removed. */
export function withKeys(selected: ReadonlySet<RowKey>, keys: readonly RowKey[], on: boolean): ReadonlySet<RowKey> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The selection without removed rows; the same object when there is none. */
export function withoutGone(selected: ReadonlySet<RowKey>, existing: ReadonlySet<RowKey>): ReadonlySet<RowKey> {
  const kept = [...selected].filter((key) => existing.has(key));
  return kept.length === selected.size ? selected : new Set(kept);
}
