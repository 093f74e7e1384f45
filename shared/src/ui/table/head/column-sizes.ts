import { cellText } from '../columns/cell-text.ts';
import { headingOf, type ColumnKind, type FormattingContext, type TableColumn } from '../columns/column.ts';

/** Widths in px that a column needs, padding included. */
interface ColumnSize {
  /** Minimum usable width; for numbers and dates the full width, because a truncated number is a wrong one. */
  readonly least: number;
  /** Fits short texts, and nine in ten of long ones. */
  readonly usual: number;
  /** Fits all texts. */
  readonly full: number;
  /** All cells are empty. */
  readonly empty: boolean;
}

/** Measures of the fonts of a list. */
export interface TableMeasures {
  readonly heading: MeasureText;
  readonly cell: MeasureText;
}

/** px besides the text: padding, and a margin for rounding. */
const PADDING = 18;

/** px of the sort arrow, with its gap. */
const ARROW = 18;

/** Minimum px of a heading: a button of 24, and the cell's border and padding. */
const LEAST_HEADING = 34;

/** Minimum px of a text column, unless its texts are shorter. */
const LEAST_TEXT = 88;

/** px of an empty column without room for its heading. */
const LEAST_EMPTY = 40;

/** Texts up to this many px are short and never truncated. */
const SHORT_TEXT = 160;

/** Maximum px; longer texts are read on hover. */
const MOST_TEXT = 480;

/** Number of rows whose texts are measured. */
const SAMPLE = 200;

/** Minimum number of texts for a sample of rows to be representative: about 10 % of it. */
const FEW = 20;

/** Whether the cells of a column may be truncated. */
const cuttable = ({ kind = 'text', whole }: Pick<TableColumn<never>, 'kind' | 'whole'>): boolean =>
  (kind === 'text' || kind === 'place') && !whole;

/** The sizes of a column for these rows: measured on every row if they are few, else on an evenly spread sample. */
export function columnSize<Row>(
  column: TableColumn<Row>,
  rows: readonly Row[],
  context: FormattingContext,
  measures: TableMeasures,
  sorted: boolean,
): ColumnSize {
  const text = Math.ceil(measures.heading(headingOf(column, context.t)) + (sorted ? ARROW : 0));
  const heading = Math.max(LEAST_HEADING, text + PADDING);
  if (column.width !== undefined) {
    const fixed = Math.max(column.width, heading);
    return { least: fixed, usual: fixed, full: fixed, empty: false };
  }
  const extra = extraOf(column, rows);
  const widths = textsOf(column, rows, context)
    .map((text) => Math.min(Math.ceil(measures.cell(text)), MOST_TEXT) + PADDING + extra)
    .toSorted((left, right) => left - right);
  const most = widths.at(-1);
  if (most === undefined)
    return { least: Math.min(heading, LEAST_EMPTY), usual: heading, full: heading, empty: rows.length > 0 };
  const full = Math.max(heading, most);
  if (!cuttable(column)) {
    const least = Math.max(full, column.minWidth ?? 0);
    return { least, usual: least, full: least, empty: false };
  }
  const usual = Math.min(full, Math.max(heading, SHORT_TEXT, widths[Math.floor((widths.length - 1) * 0.9)] ?? most));
  const least = Math.min(
    usual,
    Math.max(column.minWidth ?? 0, Math.min(heading, LEAST_TEXT), Math.min(most, LEAST_TEXT)),
  );
  return { least, usual, full, empty: false };
}

const extraOf = <Row>({ extra = 0 }: TableColumn<Row>, rows: readonly Row[]): number =>
  typeof extra === 'number' ? extra : rows.reduce((most, row) => Math.max(most, extra(row)), 0);

/**
 * Size of a column whose first rows were shown before the others: of texts that may be truncated still that of the first rows, so that columns do not
 * move while somebody reads; of numbers and dates that of the widest.
 * @param whole the size for all rows
 */
export function steadySize<Row>(column: TableColumn<Row>, first: ColumnSize, whole: () => ColumnSize): ColumnSize {
  if (cuttable(column) && !first.empty) return first;
  const { least, usual, full, empty } = whole();
  if (first.empty) return { least, usual, full, empty };
  return {
    least: Math.max(first.least, least),
    usual: Math.max(first.usual, usual),
    full: Math.max(first.full, full),
    empty: false,
  };
}

const numbers = new Set<ColumnKind>(['number', 'id', 'money', 'amount', 'distance']);
const alike = new Set<ColumnKind>(['date', 'instant', 'flag']);

function textsOf<Row>(column: TableColumn<Row>, rows: readonly Row[], context: FormattingContext): readonly string[] {
  const kind = column.kind ?? 'text';
  const texts = (measured: readonly Row[]) =>
    measured.map((row) => cellText(column, row, context)).filter((text) => text !== '');
  if (column.text || kind === 'text' || kind === 'time') {
    const sample = texts(spread(rows));
    // A sparsely filled column, such as a status: the sample may contain none of its texts.
    return sample.length < FEW && rows.length > SAMPLE ? texts(rows) : sample;
  }
  if (alike.has(kind)) {
    const written = rows.find((row) => cellText(column, row, context) !== '');
    return texts(written === undefined ? [] : [written]);
  }
  return numbers.has(kind) ? texts(extremes(column, rows)) : texts(spread(rows));
}

/** The rows with the smallest and the greatest number: no other is wider, apart from decimals, which the sample covers. */
function extremes<Row>(column: TableColumn<Row>, rows: readonly Row[]): readonly Row[] {
  const found: { least?: Row; most?: Row } = {};
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const value = column.value(row);
    if (typeof value !== 'number') continue;
    if (value < least) [least, found.least] = [value, row];
    if (value > most) [most, found.most] = [value, row];
  }
  return [found.least, found.most, ...spread(rows)].filter((row) => row !== undefined);
}

function spread<Row>(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= SAMPLE) return rows;
  const step = rows.length / SAMPLE;
  return Array.from({ length: SAMPLE }, (_, index) => rows[Math.floor(index * step)]).filter(
    (row) => row !== undefined,
  );
}

/** Width in px of a text in one line. */
type MeasureText = (text: string) => number;

/** Maximum number of cached texts per font; lists repeat theirs. */
const MOST_REMEMBERED = 5000;

/** px of an average letter, without a canvas (in tests). */
const USUAL_LETTER = 7;

/** Measures texts in a font (CSS shorthand) on a canvas, without touching the layout of the page. Digits count as equally wide, as the table draws them. */
export function measurerOf(font: string): MeasureText {
  const widths = new Map<string, number>();
  const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas) canvas.font = font;
  return (text) => {
    const drawn = text.replaceAll(/\d/g, '0');
    const known = widths.get(drawn);
    if (known !== undefined) return known;
    const width = canvas ? canvas.measureText(drawn).width : drawn.length * USUAL_LETTER;
    if (widths.size >= MOST_REMEMBERED) widths.clear();
    widths.set(drawn, width);
    return width;
  };
}

interface SizedColumn<Row> {
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
