import { useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { useRowFocus } from './keyboard/use-row-focus.ts';
import { ROW_HEIGHT } from './rows/row-key.ts';
import { useVirtualRows } from './rows/use-virtual-rows.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useReveal } from './use-reveal.ts';

/** Which rows of the page are rendered, focused and highlighted. Runs at every scroll step. */
export function useTableGrid<Row extends object>({ rowKey, ref }: DataTableProps<Row>, list: DataTableModel<Row>) {
  const { model, keys, density, size, setState, scroller } = list;
  const table = useRef<HTMLTableElement>(null);
  // The focused row must stay rendered, and scrolling to the focus depends on what is rendered.
  const scrollToRef = useRef<(index: number) => void>(() => {});
  const focus = useRowFocus({
    keys,
    table,
    scrollTo: useCallback((index: number) => scrollToRef.current(index), []),
  });
  const virtual = useVirtualRows({
    count: model.pageRows.length,
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

  const revealed = useReveal({
    ref,
    placeOf: (key) => model.sorted.findIndex((row) => rowKey(row) === key),
    show: (place) => {
      const perPage = size === 'all' ? Math.max(model.sorted.length, 1) : size;
      const page = Math.floor(place / perPage) + 1;
      if (page !== model.page) setState({ page });
      focus.activate(place % perPage);
      virtual.scrollTo(place % perPage);
    },
  });
  return { table, focus, virtual, revealed };
}

/** Result of {@link useTableGrid}. */
export type TableGridModel<Row extends object> = ReturnType<typeof useTableGrid<Row>>;
