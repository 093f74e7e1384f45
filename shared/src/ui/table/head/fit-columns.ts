import type { TableColumn } from '../columns/column.ts';
import { cuttable, type ColumnSize } from './column-sizes.ts';

/** A column and what it needs. */
export interface SizedColumn<Row> {
  readonly column: TableColumn<Row>;
  readonly size: ColumnSize;
  /** Stays even where there is no room for it: the user asked for it. */
  readonly asked: boolean;
}

/** px up to which a column is shown whole before an optional one gets room; of an important column. */
const READABLE = 132;
const READABLE_IMPORTANT = 200;
/** px up to which the heading of an empty column is shown whole: nothing else tells what it is. */
const READABLE_HEADING = 104;

const isImportant = <Row>({ column }: SizedColumn<Row>) => (column.grow ?? 1) > 1;

const readable = <Row>(sized: SizedColumn<Row>) =>
  Math.min(sized.size.usual, Math.max(sized.size.least, isImportant(sized) ? READABLE_IMPORTANT : READABLE));

/**
 * The columns for which there is room. While the others could not be read, optional ones (`hideBelow`) go: empty ones first, then those that wish
 * for the widest window, from the end.
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

/** px below which the list scrolls sideways. */
export const leastWidth = <Row>(columns: readonly SizedColumn<Row>[]): number =>
  columns.reduce((sum, { size }) => sum + size.least, 0);

/**
 * Width in px of every column. Each has its least; what is left goes to what would be cut: first to short headings of empty columns, then to the important ones (`grow`
 * above 1), up to what is usual, then to the others, then to the rest of the texts. What nobody needs is shared by `grow`.
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
