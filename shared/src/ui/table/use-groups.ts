import { comparerOf } from './columns/arrange-columns.ts';
import { fullHeadingOf, type FormattingContext, type CellValue, type TableColumn } from './columns/column.ts';
import { type Formats, collatorOf, useLocale } from '../../i18n/index.ts';
import { cellText, sameValue } from './columns/cell-text.ts';
import { useCallback, useMemo, useState } from 'react';
import type { Sort } from '../../router/index.ts';
import type { TableModel } from './state/use-table-model.ts';

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
function groupRows<Row>(
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
    name: (t) => fullHeadingOf(column, t),
    column,
    keyOf: groups === true ? (row) => sameValue(column, row) : groups,
    textOf: (row, context) => groupText(column, row, context),
  };
  if (column.kind !== 'date') return [byValue];
  const monthOf = (row: Row) => String(column.value(row) ?? '').slice(0, 'yyyy-mm'.length);
  const byMonth: Grouping<Row> = {
    id: `${column.id}:month`,
    name: (t) => t('table.group.month', { column: fullHeadingOf(column, t) }),
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
function groupLines<Row>(groups: readonly RowGroup<Row>[], folded: ReadonlySet<string>): ListLines<Row> {
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

interface GroupsOptions<Row extends object> {
  readonly columns: readonly TableColumn<Row>[];
  /** Id of the grouping from the URL; an unknown one groups nothing. */
  readonly by: string;
  /** False when only part of the rows is loaded. */
  readonly enabled: boolean;
  readonly model: Pick<TableModel<Row>, 'placed' | 'sorted' | 'pageRows'>;
  /** Rows with their current values; they are grouped by those of when the list was held. */
  readonly asNow: (rows: readonly Row[]) => readonly Row[];
  readonly sort: Sort;
  readonly context: FormattingContext;
}

/** The groups of a list with their collapsed state. */
export interface Groups<Row> {
  /** Groupings in the menu. */
  readonly choices: readonly Grouping<Row>[];
  readonly by: Grouping<Row> | undefined;
  readonly lines: ListLines<Row>;
  /** All rows found in the order of the lines, including those of collapsed groups. */
  readonly ordered: readonly Row[];
  readonly isFolded: (group: RowGroup<Row>) => boolean;
  readonly fold: (group: RowGroup<Row>, on: boolean) => void;
  readonly foldAll: (on: boolean) => void;
  /** Expands the group of this row. */
  readonly unfoldRow: (row: Row) => void;
}

const unfolded: ReadonlySet<string> = new Set();
const none: readonly never[] = [];

/**
 * Groups all matching rows, never those of a page: a partial total would be mistaken for the whole. A grouped list therefore has one page. The
 * collapsed state is reset when the grouping changes.
 */
export function useGroups<Row extends object>(options: GroupsOptions<Row>): Groups<Row> {
  const { columns, by: id, enabled, asNow, sort, context } = options;
  const { placed, sorted, pageRows } = options.model;
  const collator = collatorOf(useLocale());
  const choices = useMemo(() => (enabled ? groupingsOf(columns) : none), [enabled, columns]);
  const by = choices.find((choice) => choice.id === id);
  const [folding, setFolding] = useState({ by: id, keys: unfolded });
  const keys = folding.by === id ? folding.keys : unfolded;
  const setKeys = useCallback(
    (change: (keys: ReadonlySet<string>) => ReadonlySet<string>) =>
      setFolding((before) => ({ by: id, keys: change(before.by === id ? before.keys : unfolded) })),
    [id],
  );
  const descending = by !== undefined && sort.column === by.column.id && sort.descending;
  const groups = useMemo(
    () =>
      by &&
      groupRows(placed, by, context, { collator, descending }).map((group) => ({ ...group, rows: asNow(group.rows) })),
    [placed, by, context, collator, descending, asNow],
  );
  const fold = useCallback(
    ({ key }: RowGroup<Row>, on: boolean) =>
      setKeys((before) => {
        const next = new Set(before);
        if (on) next.add(key);
        else next.delete(key);
        return next;
      }),
    [setKeys],
  );
  return {
    choices,
    by,
    lines: useMemo(() => (groups ? groupLines(groups, keys) : plainLines(pageRows)), [groups, keys, pageRows]),
    ordered: useMemo(() => groups?.flatMap(({ rows }) => rows) ?? sorted, [groups, sorted]),
    isFolded: ({ key }) => keys.has(key),
    fold,
    foldAll: (on) => setKeys(() => (on ? new Set(groups?.map(({ key }) => key)) : unfolded)),
    unfoldRow: (row) => {
      const group = groups?.find(({ rows }) => rows.includes(row));
      if (group) fold(group, false);
    },
  };
}
