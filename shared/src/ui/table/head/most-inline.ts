import type { RowAction } from '../rows/row-action.ts';

/** Maximum number of rows examined: a list may have 30,000. */
const ASKED = 500;

/**
 * Maximum number of inline actions of a row. Rows of different kinds, such as places of a map, have different ones: of a long list an evenly spread
 * sample is examined.
 */
export function mostInline<Row>(rows: readonly Row[], actionsOf: (row: Row) => readonly RowAction[]): number {
  const step = Math.ceil(rows.length / ASKED);
  const asked = rows.filter((_, index) => index % step === 0);
  return Math.max(0, ...asked.map((row) => actionsOf(row).filter((action) => action.inline).length));
}
