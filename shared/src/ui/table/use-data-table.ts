import { useAtomValue } from 'jotai';
import { useMemo, useRef, useEffect, useState } from 'react';
import { defaultDensityAtom } from '../default-density.ts';
import { useHeldRows } from './held/use-held-rows.ts';
import { cellText } from './columns/cell-text.ts';
import { type TableColumn, type FormattingContext, useFormattingContext } from './columns/column.ts';
import type { DataTableProps, RowKey, PageSize } from './data-table-props.ts';
import { type ListLines, groupingsOf, useGroups } from './use-groups.ts';
import { readFilters, passes, type ColumnFilter } from './filter/column-filter.ts';
import { useColumnLayout } from './head/use-column-layout.ts';
import { useChangedKeys } from './rows/use-changed-keys.ts';
import { useRowSelection } from './selection/use-row-selection.ts';
import { useFoundRows } from './use-found-rows.ts';
import { useSortedRows, useTableModel } from './state/use-table-model.ts';
import { useListState, type ListState } from './state/use-list-state.ts';
import { usePreferences } from './state/use-preferences.ts';
import { useListView } from './views/use-list-view.ts';
import { useLocation, type Sort } from '../../router/index.ts';
import { isOwnChange, noteOwnChange } from '../../api/own-changes.ts';

const noRows: readonly never[] = [];

/**
 * Headless data table: found, sorted and paged rows, and columns. Virtualization and focus are
 * in the grid (`useTableGrid`), so that scrolling re-renders nothing else. States of the list follow from `load`: first load (`isPending`), refresh (`isFetching`), failed (`error`), else as many rows as there are.
 */
export function useDataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    tableId,
    columns,
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
  const mayShowFirst = props.firstRows?.length !== 0 && !props.load.error && !isArranged(state, defaultSort);
  const shown = props.rows ?? (mayShowFirst ? props.firstRows : undefined);
  const rows = shown ?? noRows;
  const views = useListView(tableId, address === 'page');
  const [preferences, changePreferences] = usePreferences(tableId, views.applied);
  const defaultDensity = useAtomValue(defaultDensityAtom);
  const density = preferences.density ?? defaultDensity;

  const layout = useColumnLayout({ props, rows, scroller, preferences, density, context, sortedBy: state.sort.column });

  const filters = useMemo(() => readFilters(state.where, columns), [state.where, columns]);
  const view = useViewedList(props);
  const held = useHeldRows(rows, rowKey, { view, isOwn: useOwnActs(props.load.isFetching) });
  const sorted = useSortedRows({ columns, rows: held.placed, sort: state.sort, thenBy });
  const filtered = useFilteredRows(sorted, columns, filters, context);
  const placed = useFoundRows(filtered, columns, context, { query: searchedByServer ? '' : state.q, field: search });
  const groupable = props.groupable ?? !searchedByServer;
  const isGrouped = groupable && groupingsOf(columns).some(({ id }) => id === state.group);
  // A group is never split by pages.
  const size = isGrouped ? 'all' : (state.size ?? pageSizes.find((known) => known === preferences.size) ?? defaultSize);
  const model = useTableModel({
    columns,
    rows: placed,
    asNow: held.asNow,
    page: state.page,
    size,
    order: preferences.order,
    shown: layout.shown,
  });
  const groups = useGroups({
    columns,
    by: state.group,
    enabled: groupable,
    model,
    asNow: held.asNow,
    sort: state.sort,
    context,
  });
  const { pageRows } = model;
  const { lines, ordered } = groups;
  const keys = useMemo(() => keysOf(lines, rowKey), [lines, rowKey]);
  const changed = useChangedKeys(pageRows, rowKey, (row) => columns.map((column) => cellText(column, row, context)));
  const selection = useRowSelection({ rows: props.rows, sorted: ordered, page: pageRows, rowKey });

  const setSize = (next: PageSize) => {
    changePreferences({ size: next });
    setState({ size: next === defaultSize ? undefined : next, page: 1 });
  };
  return {
    /** Rows to show: all of them, or the first ones; undefined before either. */
    shown,
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
    model,
    groups,
    keys,
    changed,
    selection,
  };
}

/** Whether the first rows of the default sort are not those to show. */
const isArranged = ({ q, where, group, page, sort }: ListState, usual: Sort): boolean =>
  q !== '' ||
  where !== '' ||
  group !== '' ||
  page > 1 ||
  sort.column !== usual.column ||
  sort.descending !== usual.descending;

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

/** URL parameters that don't select rows: the open or chosen record, and the arrangement of the list. */
const ARRANGING = ['id', 'of', 'invoice', 'sort', 'group', 'page', 'size'];
/** URL parameters of a list that searches its rows itself. */
const SEARCHING = ['q', 'where'];

/** Identifies the requested rows: the URL with the page's filters and period, and whether there is an answer yet. */
function useViewedList({
  rows,
  searchedByServer = false,
}: Pick<DataTableProps<object>, 'rows' | 'searchedByServer'>): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const name of searchedByServer ? [] : [...ARRANGING, ...SEARCHING]) params.delete(name);
  return `${pathname}?${params.toString()}#${String(rows !== undefined)}`;
}

/** Rows that pass every filter. Without filters the same array. */
function useFilteredRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: readonly ColumnFilter[],
  context: FormattingContext,
): readonly Row[] {
  return useMemo(() => {
    const active = filters.flatMap((filter) => {
      const column = columns.find(({ id }) => id === filter.column);
      return column ? [(row: Row) => passes(filter, column, row, context)] : [];
    });
    return active.length === 0 ? rows : rows.filter((row) => active.every((pass) => pass(row)));
  }, [rows, columns, filters, context]);
}

/** Milliseconds after a click or a key in which a change of the list counts as its effect. */
const ACTS_MS = 100;
const KEYS = new Set(['Enter', ' ', 'Delete']);

function noteAct(event: Event): void {
  const isAct = !(event instanceof KeyboardEvent) || KEYS.has(event.key);
  if (isAct && !isOwnChange()) noteOwnChange(ACTS_MS);
}

/**
 * Returns the function that tells whether a change of the list right now is the user's own: just after a click, while this page writes, or with the
 * answer requested then.
 */
function useOwnActs(isFetching: boolean): () => boolean {
  useEffect(() => {
    document.addEventListener('click', noteAct, true);
    document.addEventListener('keydown', noteAct, true);
    return () => {
      document.removeEventListener('click', noteAct, true);
      document.removeEventListener('keydown', noteAct, true);
    };
  }, []);
  const [asked, setAsked] = useState({ isFetching, isOwn: false });
  if (asked.isFetching !== isFetching) setAsked({ isFetching, isOwn: isFetching && isOwnChange() });
  return () => asked.isOwn || isOwnChange();
}
