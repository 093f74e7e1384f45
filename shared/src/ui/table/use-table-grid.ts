import { useCallback, useImperativeHandle, useLayoutEffect, useRef, useState, useEffect, type Ref } from 'react';
import type { DataTableProps, TableHandle, RowKey } from './data-table-props.ts';
import { useRowFocus } from './keyboard/use-row-focus.ts';
import { ROW_HEIGHT } from './table-style.ts';
import { useVirtualRows } from './rows/use-virtual-rows.ts';
import type { DataTableModel } from './use-data-table.ts';

/** Rendered, focused and highlighted rows of the page. Runs at every scroll step. */
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
  // A row of a collapsed group has its line once the group is expanded.
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

const PATIENCE_MS = 10_000;
const MARK_MS = 2000;

interface RevealOptions {
  readonly ref: Ref<TableHandle> | undefined;
  /** Announces a row that the user saved, so that it appears immediately. */
  readonly own: (key: RowKey) => void;
  /** Index of a row in the sorted rows; -1 while it isn't there. */
  readonly placeOf: (key: RowKey) => number;
  /** Goes to the page of this index, and scrolls to it. */
  readonly show: (place: number) => void;
  /** Focuses the row in the tab order. */
  readonly focus: () => void;
}

/** Implements `TableHandle`: waits for the row, reveals it, and returns its key while it is highlighted. */
function useReveal({ ref, own, placeOf, show, focus }: RevealOptions): RowKey | undefined {
  const [wanted, setWanted] = useState<{ readonly key: RowKey; readonly place?: number } | null>(null);
  const latest = useRef({ show, focus });
  useImperativeHandle(
    ref,
    () => ({
      reveal: (key) => {
        own(key);
        setWanted({ key });
      },
      focus: () => latest.current.focus(),
    }),
    [own],
  );
  const place = wanted && wanted.place === undefined ? placeOf(wanted.key) : -1;
  if (wanted && place !== -1) setWanted({ key: wanted.key, place });

  useEffect(() => {
    latest.current = { show, focus };
  });
  useEffect(() => {
    if (!wanted) return undefined;
    if (wanted.place !== undefined) latest.current.show(wanted.place);
    const timer = setTimeout(() => setWanted(null), wanted.place === undefined ? PATIENCE_MS : MARK_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted?.place === undefined ? undefined : wanted.key;
}
