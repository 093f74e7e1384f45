import { comparerOf } from '../columns/compare-values.ts';
import type { FormattingContext } from '../columns/column.ts';
import type { Grouping } from './grouping.ts';

/** Rows with a common value. */
export interface RowGroup<Row> {
  /** Unique in its list and stable across refreshes. Differs from all row keys by its prefix. */
  readonly key: string;
  /** Shown text; '' without a value. */
  readonly text: string;
  /** All of the rows found, in the order of the list. */
  readonly rows: readonly Row[];
}

/** Order of the groups: by their shown texts, those without a value last. */
export interface GroupOrder {
  readonly collator: Intl.Collator;
  readonly descending: boolean;
}

/** Groups of rows, each with its rows in their given order. */
export function groupRows<Row>(
  rows: readonly Row[],
  { column, keyOf, textOf }: Grouping<Row>,
  context: FormattingContext,
  { collator, descending }: GroupOrder,
): readonly RowGroup<Row>[] {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    const key = String(keyOf(row) ?? '');
    const known = byKey.get(key);
    if (known) known.push(row);
    else byKey.set(key, [row]);
  }
  const compare = comparerOf(column.kind ?? 'text', collator);
  const groups = [...byKey].map(([key, members]) => {
    const [first] = members;
    const text = first === undefined ? '' : textOf(first, context);
    // Dates and numbers by value, everything else alphabetically by the shown text.
    return { group: { key: `group\u0000${key}`, text, rows: members }, order: column.kind === 'date' ? key : text };
  });
  return groups
    .toSorted((left, right) => {
      if (left.order === '' || right.order === '') return Number(left.order === '') - Number(right.order === '');
      return descending ? compare(right.order, left.order) : compare(left.order, right.order);
    })
    .map(({ group }) => group);
}
