import type { TablePreferences } from '../state/use-preferences.ts';
import type { TableColumn, CellValue, ColumnKind } from './column.ts';
import type { Formats } from '../../../i18n/index.ts';
import { placeText } from './cell-text.ts';

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

/** Sort key of a value: null and `''` become undefined, so that they sort last; true sorts before false. */
export const sortableValue = (value: CellValue): string | number | undefined =>
  value === null || value === undefined || value === ''
    ? undefined
    : typeof value === 'boolean'
      ? Number(!value)
      : value;

/** Sort key of a cell: municipalities in the order of the names that are shown. */
export const sortKey = <Row>(column: TableColumn<Row>, row: Row, formats: Formats): string | number | undefined =>
  sortableValue(placeText(column, row, formats) ?? column.value(row));

/** Kinds with fixed-width ISO texts, which sort by code unit. */
const digital = new Set<ColumnKind>(['date', 'time', 'instant']);

/** Comparator of a column: numeric for numbers, by code unit for ISO dates and times (ten times quicker than collation), by collation for texts. */
export function comparerOf(kind: ColumnKind, collator: Intl.Collator): (left: unknown, right: unknown) => number {
  const texts = digital.has(kind) ? (left: string, right: string) => (left < right ? -1 : 1) : collator.compare;
  return (left, right) => {
    if (left === right) return 0;
    return typeof left === 'number' && typeof right === 'number' ? left - right : texts(String(left), String(right));
  };
}
