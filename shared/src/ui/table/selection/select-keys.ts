import type { RowKey } from '../rows/row-key.ts';

/** Rows between two, both of them included, in the order of the list; only the second when the first isn't there. */
export function rangeOf(order: readonly RowKey[], from: RowKey | undefined, to: RowKey): readonly RowKey[] {
  const start = from === undefined ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection with these rows in it, or without them. */
export function withKeys(selected: ReadonlySet<RowKey>, keys: readonly RowKey[], on: boolean): ReadonlySet<RowKey> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The selection without rows that are gone; the same object when none is. */
export function withoutGone(selected: ReadonlySet<RowKey>, existing: ReadonlySet<RowKey>): ReadonlySet<RowKey> {
  const kept = [...selected].filter((key) => existing.has(key));
  return kept.length === selected.size ? selected : new Set(kept);
}
