import { cellText, sameValue } from '../columns/cell-text.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';

/** One value of a column. */
export interface FilterChoice {
  /** The raw value as text. */
  readonly value: string;
  readonly label: string;
}

/** Maximum number of values in a list; with more a text field is easier. */
const MOST = 12;

/** The values of a column if they are few; null when there are too many to choose from. */
export function filterChoices<Row>(
  column: TableColumn<Row>,
  rows: readonly Row[],
  context: FormattingContext,
): readonly FilterChoice[] | null {
  const choices = new Map<string, string>();
  for (const row of rows) {
    const value = String(sameValue(column, row));
    if (choices.has(value)) continue;
    const label = cellText(column, row, context);
    if (label === '') continue;
    choices.set(value, label);
    if (choices.size > MOST) return null;
  }
  return [...choices].map(([value, label]) => ({ value, label }));
}
