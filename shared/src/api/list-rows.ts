/** A row of a list that is cached with its ETag. */
export type ListRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Whether an answer is a list, whose rows the contract describes. */
export const isList = (data: unknown): data is readonly ListRow[] => Array.isArray(data);

/**
 * Fresh rows, with the former objects where nothing changed; the former list when nothing changed at all. Rows are matched by id, since one insertion
 * shifts all rows after it.
 */
export function reusedRows(former: readonly ListRow[], fresh: readonly ListRow[]): readonly ListRow[] {
  const byId = new Map(former.map((row) => [row.id, row]));
  const rows = fresh.map((row) => {
    const known = byId.get(row.id);
    return known && isSame(known, row) ? known : row;
  });
  return rows.length === former.length && rows.every((row, index) => row === former[index]) ? former : rows;
}

/** Shallow comparison without `Object.keys`, which would allocate an array for each of twenty thousand rows. Object values count as changed. */
function isSame(one: ListRow, other: ListRow): boolean {
  for (const name in other) if (one[name] !== other[name] || !(name in one)) return false;
  for (const name in one) if (!(name in other)) return false;
  return true;
}
