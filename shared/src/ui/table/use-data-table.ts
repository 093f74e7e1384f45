import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { defaultDensityAtom } from '../density/default-density.ts';
import { useOwnActs } from './held/own-acts.ts';
import { useHeldRows, type HeldRows } from './held/use-held-rows.ts';
import { cellText } from './columns/cell-text.ts';
import type { TableColumn } from './columns/column.ts';
import { useFormattingContext } from './columns/use-formatting-context.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { ListLines } from './groups/group-lines.ts';
import { groupingsOf } from './groups/grouping.ts';
import { useGroups, type Groups } from './groups/use-groups.ts';
import { readFilters } from './filter/column-filter.ts';
import { useFilteredRows } from './filter/use-filtered-rows.ts';
import { useColumnLayout } from './head/use-column-layout.ts';
import { useChangedKeys } from './rows/use-changed-keys.ts';
import { useRowSelection } from './selection/use-row-selection.ts';
import type { RowKey } from './rows/row-key.ts';
import { useFoundRows } from './search/use-found-rows.ts';
import type { PageSize } from './state/page-size.ts';
import { useListState } from './state/use-list-state.ts';
import { usePreferences } from './state/use-preferences.ts';
import { useTableModel, type TableModel } from './state/use-table-model.ts';
import { useViewedList } from './state/use-viewed-list.ts';
import { useListView } from './views/use-list-view.ts';

const noRows: readonly never[] = [];

/**
 * Headless data table: found, sorted and paged rows, and columns. Virtualization and focus are
 * in the grid (`useTableGrid`), so that scrolling re-renders nothing else. States of the list follow from `load`: first load (`isPending`), refresh (`isFetching`), failed (`error`), else as many rows as there are.
 */
export function useDataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    tableId,
    columns,
    rows = noRows,
    rowKey,
    defaultSort,
    thenBy = noRows,
    pageSizes,
    address = 'page',
    searchedByServer = false,
  } = props;
  const defaultSize = props.defaultSize ?? pageSizes[0] ?? 'all';
  const context = useFormattingContext();
  const grid = useRef<GridHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [state, setState] = useListState({ columns, defaultSort, pageSizes, address });
  const views = useListView(tableId, address === 'page');
  const [preferences, changePreferences] = usePreferences(tableId, views.applied);
  const defaultDensity = useAtomValue(defaultDensityAtom);
  const density = preferences.density ?? defaultDensity;

  const layout = useColumnLayout({ props, scroller, preferences, density, context, sortedBy: state.sort.column });

  const filters = useMemo(() => readFilters(state.where, columns), [state.where, columns]);
  const view = useViewedList(props);
  const held = useHeldRows(rows, rowKey, { view, isOwn: useOwnActs(props.load.isFetching) });
  const filtered = useFilteredRows(held.placed, columns, filters, context);
  const placed = useFoundRows(filtered, columns, context, searchedByServer ? '' : state.q);
  const groupable = props.groupable ?? !searchedByServer;
  const isGrouped = groupable && groupingsOf(columns).some(({ id }) => id === state.group);
  // A group is never cut by a page.
  const size = isGrouped ? 'all' : (state.size ?? pageSizes.find((known) => known === preferences.size) ?? defaultSize);
  const arranged = useTableModel({
    columns,
    rows: placed,
    sort: state.sort,
    thenBy,
    page: state.page,
    size,
    order: preferences.order,
    isShown: (column: TableColumn<Row>) => layout.shown.has(column.id),
  });

  const inPlace = useGroups({
    columns,
    by: state.group,
    enabled: groupable,
    sorted: arranged.sorted,
    pageRows: arranged.pageRows,
    sort: state.sort,
    context,
  });
  const { found, model, groups } = useShownRows({ held, placed, arranged, inPlace });
  const { pageRows } = model;
  const { lines, ordered } = groups;
  const keys = useMemo(() => keysOf(lines, rowKey), [lines, rowKey]);
  const changed = useChangedKeys(pageRows, rowKey, (row) => columns.map((column) => cellText(column, row, context)));
  const selection = useRowSelection({ rows: props.rows, sorted: ordered, rowKey });

  const setSize = (next: PageSize) => {
    changePreferences({ size: next });
    setState({ size: next === defaultSize ? undefined : next, page: 1 });
  };
  return {
    held,
    context,
    layout,
    grid,
    scroller,
    search,
    state,
    setState,
    views,
    size,
    setSize,
    preferences,
    changePreferences,
    density,
    filters,
    found,
    model,
    groups,
    keys,
    changed,
    selection,
  };
}

interface PlacedRows<Row extends object> {
  readonly held: HeldRows<Row>;
  readonly placed: readonly Row[];
  readonly arranged: TableModel<Row>;
  readonly inPlace: Groups<Row>;
}

/** Rows that were found, sorted and grouped as they were when the list was held, as they are now. */
function useShownRows<Row extends object>({ held: { asNow }, placed, arranged, inPlace }: PlacedRows<Row>) {
  const { sorted, pageRows } = arranged;
  const { lines, ordered } = inPlace;
  const shownLines = useMemo((): ListLines<Row> => {
    const rows = lines.rows.flatMap((row) => row ?? []);
    const now = asNow(rows);
    if (now === rows) return lines;
    const next = now.values();
    return {
      rows: lines.rows.map((row) => row && next.next().value),
      heads: new Map([...lines.heads].map(([index, group]) => [index, { ...group, rows: asNow(group.rows) }])),
    };
  }, [lines, asNow]);
  const shownOrder = useMemo(() => asNow(ordered), [ordered, asNow]);
  return {
    found: useMemo(() => asNow(placed), [placed, asNow]),
    model: {
      ...arranged,
      sorted: useMemo(() => asNow(sorted), [sorted, asNow]),
      pageRows: useMemo(() => asNow(pageRows), [pageRows, asNow]),
    },
    groups: {
      ...inPlace,
      lines: shownLines,
      ordered: shownOrder,
      unfoldRow: (row: Row) => inPlace.unfoldRow(ordered[shownOrder.indexOf(row)] ?? row),
    },
  };
}

const keysOf = <Row>({ rows, heads }: ListLines<Row>, rowKey: (row: Row) => RowKey): readonly RowKey[] =>
  rows.map((row, index) => (row === undefined ? (heads.get(index)?.key ?? '') : rowKey(row)));

/** Imperative handle of the grid, for the rest of the list. */
export interface GridHandle {
  /** Focuses a row of the page. */
  readonly focusRow: (index: number) => void;
  /** Focuses the row in the tab order. */
  readonly focusActive: () => void;
  /** Scrolls to the first row of the page. */
  readonly scrollToTop: () => void;
}

/** Result of {@link useDataTable}. */
export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>;
