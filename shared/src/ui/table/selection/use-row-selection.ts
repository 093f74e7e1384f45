import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RowKey } from '../data-table-props.ts';

/** Selection state and its actions. */
export interface RowSelection<Row> {
  readonly keys: ReadonlySet<RowKey>;
  /** In the order of the list; those hidden by the search come last. */
  readonly rows: readonly Row[];
  /** Number of selected rows hidden by the search. */
  readonly unseen: number;
  /** Every row of the page is selected; some found ones are. */
  readonly all: boolean;
  readonly some: boolean;
  /** Toggles a row; with `range` every row from the last toggled one. */
  readonly toggle: (key: RowKey, range: boolean) => void;
  /** Selects these rows, or deselects them when all are selected. */
  readonly toggleRows: (rows: readonly Row[]) => void;
  /** Number of found rows, while those of the page are all selected and others are not; else 0. */
  readonly more: number;
  /** Selects the rows of the page; once they are, all found rows on all pages. */
  readonly selectAll: () => void;
  /** Selects the rows of the page, or deselects them when all are selected. */
  readonly toggleAll: () => void;
  /** All rows are there, so that all can be selected. */
  readonly hasAll: boolean;
  readonly clear: () => void;
}

interface RowSelectionOptions<Row> {
  /** All rows; undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** Rows found, in the order of the list. */
  readonly sorted: readonly Row[];
  /** Rows of the page. */
  readonly page: readonly Row[];
  readonly rowKey: (row: Row) => RowKey;
}

const none: ReadonlySet<RowKey> = new Set();

/** Row selection by key, so that refresh, sort and page change keep it; a removed row is deselected. */
export function useRowSelection<Row>({ rows, sorted, page, rowKey }: RowSelectionOptions<Row>): RowSelection<Row> {
  const [keys, setKeys] = useState(none);
  const existing = useMemo(
    () => (keys.size === 0 || rows === undefined ? null : new Set(rows.map(rowKey))),
    [keys, rows, rowKey],
  );
  const kept = existing ? withoutGone(keys, existing) : keys;
  if (kept !== keys) setKeys(kept);

  const anchor = useRef<RowKey | undefined>(undefined);
  const latest = useRef(sorted);
  useLayoutEffect(() => {
    latest.current = sorted;
  });
  const toggle = useCallback(
    (key: RowKey, range: boolean) => {
      const touched = range ? rangeOf(latest.current.map(rowKey), anchor.current, key) : [key];
      anchor.current = key;
      setKeys((before) => withKeys(before, touched, range || !before.has(key)));
    },
    [rowKey],
  );
  const found = useMemo(
    () => (kept.size === 0 ? [] : sorted.filter((row) => kept.has(rowKey(row)))),
    [kept, sorted, rowKey],
  );
  const unfound = useMemo(() => {
    if (found.length === kept.size || rows === undefined) return [];
    const shown = new Set(found.map(rowKey));
    return rows.filter((row) => kept.has(rowKey(row)) && !shown.has(rowKey(row)));
  }, [found, kept, rows, rowKey]);
  const hasAll = rows !== undefined;
  const all = useMemo(
    () => hasAll && page.length > 0 && kept.size >= page.length && page.every((row) => kept.has(rowKey(row))),
    [hasAll, page, kept, rowKey],
  );
  const set = (some: readonly Row[], on: boolean) => {
    if (hasAll) setKeys((before) => withKeys(before, some.map(rowKey), on));
  };
  return {
    keys: kept,
    rows: useMemo(() => (unfound.length === 0 ? found : [...found, ...unfound]), [found, unfound]),
    unseen: unfound.length,
    all,
    some: found.length > 0,
    toggle,
    toggleRows: (touched) =>
      setKeys((before) => {
        const touchedKeys = touched.map(rowKey);
        return withKeys(before, touchedKeys, !touchedKeys.every((key) => before.has(key)));
      }),
    more: all && found.length < sorted.length ? sorted.length : 0,
    selectAll: () => set(all ? sorted : page, true),
    toggleAll: () => set(page, !all),
    hasAll,
    clear: () => {
      anchor.current = undefined;
      setKeys(none);
    },
  };
}

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
