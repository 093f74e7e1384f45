import { useEffect, useState } from 'react';
import type { RowKey } from '../data-table-props.ts';

const FLASH_MS = 1600;

/**
 * Keys of rows that have just changed, to be highlighted once. A new or moved row does not count, nor one whose texts are the same, such as an
 * expanded one.
 */
export function useChangedKeys<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
  textsOf: (row: Row) => readonly string[],
): ReadonlySet<RowKey> {
  const [seen, setSeen] = useState<{
    readonly rows: readonly Row[];
    readonly byKey: ReadonlyMap<RowKey, Row>;
    readonly changed: ReadonlySet<RowKey>;
  }>(() => ({
    rows,
    byKey: byKeyOf(rows, keyOf),
    changed: nothing,
  }));
  if (seen.rows !== rows) {
    const changed = rows.filter((row) => differs(seen.byKey.get(keyOf(row)), row, textsOf)).map(keyOf);
    setSeen({ rows, byKey: byKeyOf(rows, keyOf), changed: changed.length > 0 ? new Set(changed) : seen.changed });
  }
  const { changed } = seen;
  useEffect(() => {
    if (changed.size === 0) return undefined;
    const timer = setTimeout(
      () => setSeen((before) => (before.changed === changed ? { ...before, changed: nothing } : before)),
      FLASH_MS,
    );
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}

const nothing: ReadonlySet<RowKey> = new Set();

const byKeyOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => RowKey): ReadonlyMap<RowKey, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** Structural sharing of the query cache keeps unchanged rows identical, so that the deep comparison is rarely needed. */
const differs = <Row extends object>(before: Row | undefined, after: Row, textsOf: (row: Row) => readonly string[]) =>
  before !== undefined &&
  before !== after &&
  JSON.stringify(before) !== JSON.stringify(after) &&
  textsOf(before).join('\n') !== textsOf(after).join('\n');
