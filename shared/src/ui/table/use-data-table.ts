import { useAtomValue } from 'jotai';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { defaultDensityAtom } from '../density/default-density.ts';
import { isShown } from './columns/arrange-columns.ts';
import type { TableColumn } from './columns/column.ts';
import { useSaid } from './columns/use-said.ts';
import { useWindowStep } from './columns/use-window-width.ts';
import type { DataTableProps } from './data-table-props.ts';
import { useRowFocus } from './keyboard/use-row-focus.ts';
import { ROW_HEIGHT } from './rows/row-key.ts';
import { useChangedKeys } from './rows/use-changed-keys.ts';
import { useVirtualRows } from './rows/use-virtual-rows.ts';
import { useFoundRows } from './search/use-found-rows.ts';
import type { PageSize } from './state/page-size.ts';
import { useListState } from './state/use-list-state.ts';
import { usePreferences } from './state/use-preferences.ts';
import { useTableModel } from './state/use-table-model.ts';

const noRows: readonly never[] = [];

/**
 * The list without its looks: what is found, sorted and on the page; which columns; which rows are drawn; where the focus is. States of the list
 * follow from `load`: first load (`isPending`), refresh (`isFetching`), failed (`error`), else as many rows as there are.
 */
export function useDataTable<Row extends object>(props: DataTableProps<Row>) {
  const { tableId, columns, rows = noRows, rowKey, defaultSort, thenBy = noRows, pageSizes, address = 'page' } = props;
  const defaultSize = props.defaultSize ?? pageSizes[0] ?? 'all';
  const said = useSaid();
  const step = useWindowStep();
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [state, setState] = useListState({ columns, defaultSort, pageSizes, address });
  const [preferences, changePreferences] = usePreferences(tableId);
  const defaultDensity = useAtomValue(defaultDensityAtom);
  const density = preferences.density ?? defaultDensity;

  const found = useFoundRows(rows, columns, said, state.q);
  const size = state.size ?? pageSizes.find((known) => known === preferences.size) ?? defaultSize;
  const model = useTableModel({
    columns,
    rows: found,
    sort: state.sort,
    thenBy,
    page: state.page,
    size,
    order: preferences.order,
    isShown: (column: TableColumn<Row>) => isShown(column, preferences, step),
  });

  const { pageRows } = model;
  const keys = useMemo(() => pageRows.map(rowKey), [pageRows, rowKey]);
  const changed = useChangedKeys(pageRows, rowKey);
  // The focus decides which row stays drawn, and what is drawn decides how to scroll to the focus.
  const scrollToRef = useRef<(index: number) => void>(() => {});
  const focus = useRowFocus({ keys, table, scrollTo: useCallback((index: number) => scrollToRef.current(index), []) });
  const virtual = useVirtualRows({ count: pageRows.length, rowHeight: ROW_HEIGHT[density], scroller, keep: focus.activeIndex });
  useLayoutEffect(() => {
    scrollToRef.current = virtual.scrollTo;
  });

  const setSize = (next: PageSize) => {
    changePreferences({ size: next });
    setState({ size: next === defaultSize ? undefined : next, page: 1 });
  };
  return { said, step, table, scroller, search, state, setState, size, setSize, preferences, changePreferences, density, found, model, keys, changed, focus, virtual };
}

/** The headless list. */
export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>;
