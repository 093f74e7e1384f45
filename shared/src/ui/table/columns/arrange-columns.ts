import type { TablePreferences } from '../state/preferences.ts';
import type { TableColumn } from './column.ts';

/** Columns in the user's order; those missing from the order come last. */
export function inOrder<Row>(
  columns: readonly TableColumn<Row>[],
  order: readonly string[] | undefined,
): readonly TableColumn<Row>[] {
  if (!order) return columns;
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((left, right) => place(left.id) - place(right.id));
}

/** Whether the user's preference, or else the column's default, allows to show it if there is room. */
export const isAllowed = <Row>(column: TableColumn<Row>, { shown, hidden }: TablePreferences): boolean =>
  (column.fixed ?? false) || shown.includes(column.id) || !(hidden.includes(column.id) || column.hidden);

/**
 * Whether a column is shown before the list is measured: by the user's preference, else unless it is hidden by default or on a narrow window.
 * @param step see `useWindowStep`
 */
export function isShown<Row>(column: TableColumn<Row>, { shown, hidden }: TablePreferences, step: number): boolean {
  if (column.fixed || shown.includes(column.id)) return true;
  if (!isAllowed(column, { shown, hidden })) return false;
  return column.hideBelow === undefined || column.hideBelow < step;
}

/** Preferences after the user shows or hides a column. */
export const withColumn = (
  { shown, hidden }: TablePreferences,
  id: string,
  show: boolean,
): Pick<TablePreferences, 'shown' | 'hidden'> => ({
  shown: show ? [...shown.filter((other) => other !== id), id] : shown.filter((other) => other !== id),
  hidden: show ? hidden.filter((other) => other !== id) : [...hidden.filter((other) => other !== id), id],
});

/** Order after a column has moved by this many positions. */
export function movedBy(ids: readonly string[], id: string, places: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(from + places, 0), ids.length - 1);
  const rest = ids.filter((other) => other !== id);
  return from === -1 ? ids : [...rest.slice(0, to), id, ...rest.slice(to)];
}
