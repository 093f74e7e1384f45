import { useMemo } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { CutTextsNote } from './cut/cut-texts-note.tsx';
import { useCutCells } from './cut/use-cut-cells.ts';
import { groupKey } from './groups/group-keys.ts';
import { ColumnGroup } from './head/column-group.tsx';
import { TableHead } from './head/table-head.tsx';
import { indexOf } from './keyboard/row-target.ts';
import { useTableKeys } from './keyboard/use-table-keys.ts';
import { useRowMenu } from './rows/use-row-menu.ts';
import { useRowPointer } from './rows/use-row-pointer.ts';
import { SelectHeading } from './selection/select-heading.tsx';
import { selectionKey } from './selection/selection-key.ts';
import { TableBody } from './table-body.tsx';
import { TableRoot, TableScroller } from './table-style.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useTableGrid } from './use-table-grid.ts';

/** Props of the grid. */
export interface TableGridProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly list: DataTableModel<Row>;
  readonly onClearFilters: (() => void) | undefined;
}

/** Headings and rendered rows in the scroll container. */
export function TableGrid<Row extends object>({ props, list, onClearFilters }: TableGridProps<Row>): ReactNode {
  const { label, rowActions, onChoose, onOpen, onDelete, load, rows, selectionActions } = props;
  const { context, model, groups, density, state, setState, selection, keys, layout, scroller, found } = list;
  const { lines } = groups;
  const { isGone } = list.held;
  // Nothing can be done with a row that only keeps its place.
  const live = lines.rows.map((row) => (row && isGone(row) ? undefined : row));
  const grid = useTableGrid(props, list);
  const { table, focus, virtual } = grid;
  const openMenu = useRowMenu(props, list, focus.activate);
  const onKeyDown = useTableKeys({
    rows: live,
    perWindow: virtual.perWindow,
    activeIndex: focus.activeIndex,
    focusRow: focus.focusRow,
    onOpen: onOpen ?? onChoose,
    onDelete,
    openMenu,
  });
  const cut = useCutCells();
  const onHead = (index: number) => {
    const group = lines.heads.get(index);
    if (group) groups.fold(group, !groups.isFolded(group));
  };
  const pointer = useRowPointer({ rows: live, activate: focus.activate, onHead, onChoose, onOpen, openMenu });

  const selects = selectionActions !== undefined;
  const toggleAt = (row: HTMLTableRowElement, range: boolean) => {
    const index = indexOf(row);
    const group = lines.heads.get(index);
    const key = keys[index];
    if (group) selection.toggleRows(group.rows);
    else if (key !== undefined) selection.toggle(key, range);
  };
  const onKey = (event: KeyboardEvent<HTMLTableElement>) => {
    if (selects && selectionKey(event, { toggleAt, selectAll: selection.selectAll })) event.preventDefault();
    else if (groupKey(event, { groups, focusRow: focus.focusRow })) event.preventDefault();
    else onKeyDown(event);
  };

  const { columns } = model;
  const { actionsWidth } = layout;
  const { sort } = state;
  const inTabOrder = model.pageRows.length === 0;
  const head = useMemo(
    () => (
      <TableHead
        {...{ columns, sort, context, inTabOrder }}
        onSort={(next) => setState({ sort: next, page: 1 })}
        hasActions={actionsWidth > 0}
      >
        {selects && <SelectHeading all={selection.all} some={selection.some} onToggle={selection.toggleAll} />}
      </TableHead>
    ),
    [
      columns,
      sort,
      context,
      inTabOrder,
      setState,
      actionsWidth,
      selects,
      selection.all,
      selection.some,
      selection.toggleAll,
    ],
  );
  return (
    <TableScroller ref={scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid: one tab stop, arrows move (UX.md, Tables, 3) */}
      <TableRoot
        ref={table}
        role={groups.by ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={(groups.by ? keys.length : found.length) + 1}
        aria-multiselectable={selects || undefined}
        aria-busy={load.isFetching || rows === undefined}
        density={density}
        style={{ minWidth: layout.minWidth }}
        onKeyDown={onKey}
        onFocus={(event: FocusEvent) => {
          focus.handlers.onFocus(event);
          cut.show(event);
        }}
        onPointerDown={cut.point}
        onBlur={(event: FocusEvent) => {
          focus.handlers.onBlur(event);
          cut.hide();
        }}
        {...pointer}
      >
        <ColumnGroup {...{ columns, layout }} />
        {head}
        <TableBody
          {...{ props, list, grid, onClearFilters }}
          span={columns.length + (rowActions ? 1 : 0) + (selects ? 1 : 0)}
          inlineActions={layout.inline}
        />
      </TableRoot>
      <CutTextsNote texts={cut.texts} />
    </TableScroller>
  );
}
