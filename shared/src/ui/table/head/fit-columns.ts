import type { TableColumn } from '../columns/column.ts';
import { cuttable, type ColumnSize } from './column-sizes.ts';

/** A column with its sizes. */
export interface SizedColumn<Row> {
  readonly column: TableColumn<Row>;
  readonly size: ColumnSize;
  /** Kept even without room: the user chose to show it. */
  readonly asked: boolean;
}

/** px up to which a column is widened before an optional one gets room; the second for an important column. */
const READABLE = 132;
const READABLE_IMPORTANT = 200;
/** px up to which the heading of an empty column is shown in full: nothing else tells its meaning. */
const READABLE_HEADING = 104;

const isImportant = <Row>({ column }: SizedColumn<Row>) => (column.grow ?? 1) > 1;

const readable = <Row>(sized: SizedColumn<Row>) =>
  Math.min(sized.size.usual, Math.max(sized.size.least, isImportant(sized) ? READABLE_IMPORTANT : READABLE));

/**
 * Columns for which there is room. While the others would be unreadable, optional ones (`hideBelow`) are hidden: empty ones first, then those with
 * the greatest breakpoint, from the end.
 */
export function fittingColumns<Row>(columns: readonly SizedColumn<Row>[], room: number): readonly SizedColumn<Row>[] {
  let over = columns.reduce((sum, column) => sum + readable(column), 0) - room;
  const optional = columns
    .filter(({ column, asked }) => column.hideBelow !== undefined && !asked)
    .toReversed()
    .toSorted((left, right) => rank(right) - rank(left));
  const gone = new Set<SizedColumn<Row>>();
  for (const column of optional) {
    if (over <= 0) break;
    gone.add(column);
    over -= readable(column);
  }
  return columns.filter((column) => !gone.has(column));
}

const rank = <Row>({ column, size }: SizedColumn<Row>) => (column.hideBelow ?? 0) + (size.empty ? 10_000 : 0);

/** Width in px below which the list scrolls horizontally. */
export const leastWidth = <Row>(columns: readonly SizedColumn<Row>[]): number =>
  columns.reduce((sum, { size }) => sum + size.least, 0);

/**
 * Width in px of every column. Each gets its minimum; the rest goes to columns that would be truncated: first to short headings of empty columns,
 * then to the important ones (`grow` above 1) up to the usual width, then to the others, then to the full texts. Spare width is shared by `grow`.
 * @param room px that the columns share
 */
export function sharedWidths<Row>(columns: readonly SizedColumn<Row>[], room: number): readonly number[] {
  const widths = columns.map(({ size }) => size.least);
  let spare = Math.max(0, room - leastWidth(columns));
  const fill = (wanted: (column: SizedColumn<Row>) => number) => {
    const lacking = columns.map((column, index) => Math.max(0, wanted(column) - (widths[index] ?? 0)));
    const lack = lacking.reduce((sum, width) => sum + width, 0);
    if (lack === 0) return;
    const part = Math.min(1, spare / lack);
    for (const [index, width] of lacking.entries()) widths[index] = (widths[index] ?? 0) + Math.floor(width * part);
    spare -= lack * part;
  };
  fill(({ size }) => (size.empty ? Math.min(size.usual, READABLE_HEADING) : 0));
  fill((column) => (isImportant(column) ? column.size.usual : 0));
  fill(({ size }) => size.usual);
  fill((column) => (isImportant(column) ? column.size.full : 0));
  fill(({ size }) => size.full);
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return shares === 0
    ? widths
    : widths.map((width, index) => width + Math.floor((spare * shareOf(columns[index])) / shares));
}

const shareOf = <Row>(sized: SizedColumn<Row> | undefined) => {
  if (!sized || sized.size.empty) return 0;
  const { width, grow = 1 } = sized.column;
  return cuttable(sized.column) && width === undefined ? grow : 0;
};
