import type { RowAction } from '../rows/row-action.ts';

/** Rows that are asked at most: a list may have 30,000. */
const ASKED = 500;

/**
 * Most inline actions of a row. Rows of several kinds, such as places of a map, have different ones: of a long list some are asked, from its beginning to its
 * end.
 */
export function mostInline<Row>(rows: readonly Row[], actionsOf: (row: Row) => readonly RowAction[]): number {
  const step = Math.ceil(rows.length / ASKED);
  const asked = rows.filter((_, index) => index % step === 0);
  return Math.max(0, ...asked.map((row) => actionsOf(row).filter((action) => action.inline).length));
}
