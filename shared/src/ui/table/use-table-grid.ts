import { useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { useRowFocus } from './keyboard/use-row-focus.ts';
import { ROW_HEIGHT, type RowKey } from './rows/row-key.ts';
import { useVirtualRows } from './rows/use-virtual-rows.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useReveal } from './use-reveal.ts';

/** Which rows of the page are rendered, focused and highlighted. Runs at every scroll step. */
export function useTableGrid<Row extends object>({ rowKey, ref }: DataTableProps<Row>, list: DataTableModel<Row>) {
  const { model, groups, keys, density, size, setState, scroller } = list;
  const table = useRef<HTMLTableElement>(null);
  // The focused row must stay rendered, and scrolling to the focus depends on what is rendered.
  const scrollToRef = useRef<(index: number) => void>(() => {});
  const focus = useRowFocus({
    keys,
    table,
    scrollTo: useCallback((index: number) => scrollToRef.current(index), []),
  });
  const virtual = useVirtualRows({
    count: keys.length,
    rowHeight: ROW_HEIGHT[density],
    scroller,
    keep: focus.activeIndex,
  });
  useLayoutEffect(() => {
    scrollToRef.current = virtual.scrollTo;
  });
  useImperativeHandle(list.grid, () => ({
    focusRow: focus.focusRow,
    focusActive: () => focus.focusRow(focus.activeIndex),
    scrollToTop: () => scroller.current?.scrollTo({ top: 0 }),
  }));

  const unfolding = useRef<RowKey | undefined>(undefined);
  const [, setUnfolded] = useState({});
  const revealed = useReveal({
    ref,
    own: list.held.own,
    focus: () => focus.focusRow(focus.activeIndex),
    placeOf: (key) => groups.ordered.findIndex((row) => rowKey(row) === key),
    show: (place) => {
      const row = groups.ordered[place];
      if (groups.by && row) {
        groups.unfoldRow(row);
        unfolding.current = rowKey(row);
        setUnfolded({});
        return;
      }
      const perPage = size === 'all' ? Math.max(model.sorted.length, 1) : size;
      const page = Math.floor(place / perPage) + 1;
      if (page !== model.page) setState({ page });
      focus.activate(place % perPage);
      virtual.scrollTo(place % perPage);
    },
  });
  // A row of a folded group has its line once the group is unfolded.
  useLayoutEffect(() => {
    const index = unfolding.current === undefined ? -1 : keys.indexOf(unfolding.current);
    if (index === -1) return;
    unfolding.current = undefined;
    focus.activate(index);
    virtual.scrollTo(index);
  });
  return { table, focus, virtual, revealed };
}

/** Result of {@link useTableGrid}. */
export type TableGridModel<Row extends object> = ReturnType<typeof useTableGrid<Row>>;
