import { useCallback, useMemo, useState } from 'react';
import { collatorOf, useLocale } from '../../../i18n/index.ts';
import type { Sort } from '../../../router/index.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import {
  groupLines,
  plainLines,
  type ListLines,
  groupRows,
  type RowGroup,
  groupingsOf,
  type Grouping,
} from './group-rows.ts';

/** Options of the grouping. */
export interface GroupsOptions<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Id of the grouping from the URL; an unknown one groups nothing. */
  readonly by: string;
  /** False when only part of the rows is loaded. */
  readonly enabled: boolean;
  /** All rows found, sorted. */
  readonly sorted: readonly Row[];
  /** Rows of the page, while nothing is grouped. */
  readonly pageRows: readonly Row[];
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
export function useGroups<Row>(options: GroupsOptions<Row>): Groups<Row> {
  const { columns, by: id, enabled, sorted, pageRows, sort, context } = options;
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
    () => by && groupRows(sorted, by, context, { collator, descending }),
    [sorted, by, context, collator, descending],
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
