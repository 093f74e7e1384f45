import { useMemo, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { CutTextsNote, useCutCells } from './cut-texts.tsx';
import { TableHead } from './head/table-head.tsx';
import { indexOf, controlOf, isField, rowOf } from './keyboard/row-target.ts';
import { useTableKeys } from './keyboard/use-table-keys.ts';
import { useRowMenu, useRowPointer } from './rows/use-row-pointer.ts';
import { TableBody } from './table-body.tsx';
import { TableRoot, TableScroller } from './table-style.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useTableGrid } from './use-table-grid.ts';
import type { ColumnLayout } from './head/use-column-layout.ts';
import { useT } from '../../i18n/index.ts';
import { CheckMark, ControlLine } from '../overlay/controls/checkbox.tsx';
import { headAbove, type Groups } from './use-groups.ts';
import type { RowSelection } from './selection/use-row-selection.ts';

/** Props of the grid. */
export interface TableGridProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly list: DataTableModel<Row>;
  readonly onClearFilters: (() => void) | undefined;
}

/** Headings and rendered rows in the scroll container. */
export function TableGrid<Row extends object>({ props, list, onClearFilters }: TableGridProps<Row>): ReactNode {
  const { label, rowActions, onChoose, onOpen, onDelete, load, rows, selectionActions } = props;
  const { context, model, groups, density, state, setState, selection, keys, layout, scroller } = list;
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
    if (selects && selectionKey(event, toggleAt, selection.selectAll)) event.preventDefault();
    else if (groupKey(event, groups, focus.focusRow)) event.preventDefault();
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
        {selects && <SelectHeading selection={selection} />}
      </TableHead>
    ),
    [columns, sort, context, inTabOrder, setState, actionsWidth, selects, selection],
  );
  return (
    <TableScroller ref={scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid: one tab stop, arrows move */}
      <TableRoot
        ref={table}
        role={groups.by ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={rows === undefined && list.shown ? -1 : (groups.by ? keys.length : model.sorted.length) + 1}
        aria-multiselectable={selects || undefined}
        aria-busy={load.isFetching || rows === undefined}
        density={density}
        style={{ minWidth: layout.minWidth }}
        onKeyDown={onKey}
        onFocus={(event: FocusEvent) => {
          focus.handlers.onFocus(event);
          cut.show(event);
          const element = rowOf(event.target);
          const row = element ? live[indexOf(element)] : undefined;
          if (row) props.onFocusRow?.(row);
        }}
        onPointerDown={cut.point}
        onBlur={(event: FocusEvent) => {
          focus.handlers.onBlur(event);
          cut.hide();
        }}
        {...pointer}
      >
        <ColumnGroup {...layout} />
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

/** `<colgroup>` with the widths of the columns. */
function ColumnGroup({ widths, selectWidth, actionsWidth }: ColumnLayout): ReactNode {
  return (
    <colgroup>
      {selectWidth > 0 && <col style={{ width: selectWidth }} />}
      {[...widths].map(([id, width]) => (
        <col key={id} style={{ width }} />
      ))}
      {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}

/** Space toggles the focused row, Shift+Space the range from the last one; Ctrl+A selects the page, then all found rows. @returns whether the key was handled */
function selectionKey(
  event: KeyboardEvent,
  toggleAt: (row: HTMLTableRowElement, range: boolean) => void,
  selectAll: () => void,
): boolean {
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

/** Checkbox of all rows of the page. */
function SelectHeading({
  selection: { all, some, toggleAll, hasAll },
}: {
  readonly selection: Pick<RowSelection<never>, 'all' | 'some' | 'toggleAll' | 'hasAll'>;
}): ReactNode {
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
          disabled={!hasAll}
          onChange={toggleAll}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = some && !all;
          }}
        />
      </ControlLine>
    </th>
  );
}

/**
 * Enter and the arrow keys on the head of a group collapse and expand it, as in a tree; Left in a row moves to the head of its group.
 * @returns whether the key was handled
 */
function groupKey<Row>(
  event: KeyboardEvent,
  { lines, fold, isFolded }: Groups<Row>,
  focusRow: (index: number) => void,
): boolean {
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
