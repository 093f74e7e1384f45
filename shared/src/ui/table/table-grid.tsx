import { useMemo, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { CutTextsNote, useCutCells } from './cut/cut-texts.tsx';
import { TableHead } from './head/table-head.tsx';
import { indexOf, controlOf, isField, rowOf } from './keyboard/row-target.ts';
import { useTableKeys } from './keyboard/use-table-keys.ts';
import { useRowMenu } from './rows/use-row-menu.ts';
import { useRowPointer } from './rows/use-row-pointer.ts';
import { TableBody } from './table-body.tsx';
import { TableRoot, TableScroller } from './table-style.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useTableGrid } from './use-table-grid.ts';
import type { TableColumn } from './columns/column.ts';
import type { ColumnLayout } from './head/use-column-layout.ts';
import { useT } from '../../i18n/index.ts';
import { CheckMark, ControlLine } from '../overlay/controls/checkbox.tsx';
import { headAbove } from './groups/group-rows.ts';
import type { Groups } from './groups/use-groups.ts';

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
  // A row that only keeps its position has no actions.
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid: one tab stop, arrows move */}
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

/** Columns and their widths. */
interface ColumnGroupProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly layout: ColumnLayout;
}

/** `<colgroup>` with the widths of the columns. */
function ColumnGroup<Row>({ columns, layout }: ColumnGroupProps<Row>): ReactNode {
  const { widths, selectWidth, actionsWidth } = layout;
  return (
    <colgroup>
      {selectWidth > 0 && <col style={{ width: selectWidth }} />}
      {columns.map(({ id }) => (
        <col key={id} style={{ width: widths.get(id) }} />
      ))}
      {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}

/** Actions of the selection keys. */
interface SelectionKeyActs {
  /** Toggles the row at an index of the page. */
  readonly toggleAt: (row: HTMLTableRowElement, range: boolean) => void;
  readonly selectAll: () => void;
}

/** Space toggles the focused row, Shift+Space the range from the last one; Ctrl+A selects all found rows. @returns whether the key was handled */
function selectionKey(event: KeyboardEvent, { toggleAt, selectAll }: SelectionKeyActs): boolean {
  const { key, target, shiftKey, altKey } = event;
  const row = rowOf(target);
  const control = row && controlOf(target, row);
  if (altKey || isField(control)) return false;
  const held = event.ctrlKey || event.metaKey;
  if (held && !shiftKey && key.toLowerCase() === 'a') {
    selectAll();
    return true;
  }
  if (held || key !== ' ' || row === null || control !== null) return false;
  toggleAt(row, shiftKey);
  return true;
}

/** Props of the select-all checkbox. */
interface SelectHeadingProps {
  readonly all: boolean;
  readonly some: boolean;
  readonly onToggle: () => void;
}

/** Select-all checkbox: all found rows, on every page. */
function SelectHeading({ all, some, onToggle }: SelectHeadingProps): ReactNode {
  const t = useT();
  const label = t('table.select.all');
  return (
    <th scope="col" data-select>
      <ControlLine title={label}>
        <CheckMark
          type="checkbox"
          tabIndex={-1}
          aria-label={label}
          checked={all}
          onChange={onToggle}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = some && !all;
          }}
        />
      </ControlLine>
    </th>
  );
}

/** Inputs of the keys of a grouped list. */
interface GroupKeysOptions<Row> {
  readonly groups: Groups<Row>;
  readonly focusRow: (index: number) => void;
}

/**
 * Enter and the arrow keys on the head of a group collapse and expand it, as in a tree; Left in a row moves to the head of its group.
 * @returns whether the key was handled
 */
function groupKey<Row>(event: KeyboardEvent, { groups, focusRow }: GroupKeysOptions<Row>): boolean {
  const { lines, fold, isFolded } = groups;
  const element = rowOf(event.target);
  if (!element || lines.heads.size === 0 || controlOf(event.target, element)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const index = indexOf(element);
  const group = lines.heads.get(index);
  const { key } = event;
  if (group === undefined) {
    if (key !== 'ArrowLeft') return false;
    focusRow(headAbove(lines, index));
    return true;
  }
  if (key === 'Enter' || key === ' ') fold(group, !isFolded(group));
  else if (key === 'ArrowRight' && isFolded(group)) fold(group, false);
  else if (key === 'ArrowLeft') fold(group, true);
  else return false;
  return true;
}
