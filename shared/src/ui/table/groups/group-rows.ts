import { comparerOf } from '../columns/arrange-columns.ts';
import type { FormattingContext, CellValue, TableColumn } from '../columns/column.ts';
import type { Formats } from '../../../i18n/index.ts';
import { cellText, sameValue } from '../columns/cell-text.ts';

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
interface GroupOrder {
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

/** One way to group a list: by the values of a column, or by the months of a column of dates. */
export interface Grouping<Row> {
  /** Stored in the URL and in saved views: the column's id, with `:month` for months. */
  readonly id: string;
  /** Name in the menu. */
  readonly name: (t: FormattingContext['t']) => string;
  readonly column: TableColumn<Row>;
  /** Grouping key of a row; null, undefined and `''` make one group, the last. */
  readonly keyOf: (row: Row) => CellValue;
  /** Name of the group of a row; '' for the group without a value. */
  readonly textOf: (row: Row, context: FormattingContext) => string;
}

/** Ways to group by these columns, in their order. */
export const groupingsOf = <Row>(columns: readonly TableColumn<Row>[]): readonly Grouping<Row>[] =>
  columns.flatMap((column) => (column.groups ? groupingsBy(column, column.groups) : []));

function groupingsBy<Row>(
  column: TableColumn<Row>,
  groups: NonNullable<TableColumn<Row>['groups']>,
): readonly Grouping<Row>[] {
  const byValue: Grouping<Row> = {
    id: column.id,
    name: (t) => t(column.hint ?? column.header),
    column,
    keyOf: groups === true ? (row) => sameValue(column, row) : groups,
    textOf: (row, context) => groupText(column, row, context),
  };
  if (column.kind !== 'date') return [byValue];
  const monthOf = (row: Row) => String(column.value(row) ?? '').slice(0, 'yyyy-mm'.length);
  const byMonth: Grouping<Row> = {
    id: `${column.id}:month`,
    name: (t) => t('table.group.month', { column: t(column.hint ?? column.header) }),
    column,
    keyOf: monthOf,
    textOf: (row, { formats }) => monthText(monthOf(row), formats),
  };
  return [byValue, byMonth];
}

/** A list leaves the cell of an unset flag empty; the head of a group needs a text. */
const groupText = <Row>(column: TableColumn<Row>, row: Row, context: FormattingContext): string =>
  column.kind === 'flag' && column.value(row) === false ? context.t('shared.no') : cellText(column, row, context);

const monthText = (month: string, formats: Formats) => (month === '' ? '' : formats.formatMonth(`${month}-01`));

/** Lines in the body of a list. */
export interface ListLines<Row> {
  /** The row of each line; undefined for the head of a group. */
  readonly rows: readonly (Row | undefined)[];
  /** The groups by the index of their heads; empty when the list is not grouped. */
  readonly heads: ReadonlyMap<number, RowGroup<Row>>;
}

const noHeads: ReadonlyMap<number, never> = new Map<number, never>();

/** Lines of a list that is not grouped. */
export const plainLines = <Row>(rows: readonly Row[]): ListLines<Row> => ({ rows, heads: noHeads });

/** A head for each group, and the rows of expanded ones. */
export function groupLines<Row>(groups: readonly RowGroup<Row>[], folded: ReadonlySet<string>): ListLines<Row> {
  const rows: (Row | undefined)[] = [];
  const heads = new Map<number, RowGroup<Row>>();
  for (const group of groups) {
    heads.set(rows.length, group);
    rows.push(undefined);
    // Not spread into `push`: a group may have more rows than a call has arguments.
    if (!folded.has(group.key)) for (const row of group.rows) rows.push(row);
  }
  return { rows, heads };
}

/** Index of the head above a line; -1 above the first. */
export function headAbove(lines: ListLines<unknown>, index: number): number {
  let head = index;
  while (head >= 0 && !lines.heads.has(head)) head -= 1;
  return head;
}
