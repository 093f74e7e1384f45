import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import type { RowGroup } from './groups/group-rows.ts';
import { GroupRow } from './groups/group-row.tsx';
import { NoticeRow } from './notices/notice-row.tsx';
import { BodyRow } from './rows/body-row.tsx';
import { DetailsRow } from './rows/details-row.tsx';
import { SkeletonRows } from './rows/skeleton-rows.tsx';
import { SpacerRow } from './rows/spacer-row.tsx';
import type { DataTableModel } from './use-data-table.ts';
import type { TableGridModel } from './use-table-grid.ts';

/** Props of the table body. */
export interface TableBodyProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly list: DataTableModel<Row>;
  readonly grid: TableGridModel<Row>;
  /** Cells in a row, including the one of the buttons. */
  readonly span: number;
  readonly onClearFilters: (() => void) | undefined;
  /** Number of inline actions that there is room for. */
  readonly inlineActions: number;
}

/** Rendered rows, or a skeleton or notice in their place. */
export function TableBody<Row extends object>({
  props,
  list,
  grid,
  span,
  onClearFilters,
  inlineActions,
}: TableBodyProps<Row>): ReactNode {
  const { rows, load, emptyText, rowKey, rowStatus } = props;
  const { context, model, groups, keys, changed, selection, held } = list;
  const onToggle = props.selectionActions && selection.toggle;
  const { virtual, focus, revealed } = grid;
  const { rowActions: actionsOf, rowName: nameOf } = props;
  const rowActions = useMemo(() => actionsOf && ((row: Row) => actionsOf(row, context)), [actionsOf, context]);
  const rowName = useMemo(() => nameOf ?? ((row: Row) => String(rowKey(row))), [nameOf, rowKey]);
  if (rows === undefined && !load.error) {
    return (
      <tbody>
        <SkeletonRows columns={span} />
      </tbody>
    );
  }
  if (model.pageRows.length === 0) {
    return (
      <tbody>
        <NoticeRow {...{ span, load, emptyText, onClearFilters }} />
      </tbody>
    );
  }
  const selectGroup = props.selectionActions && ((group: RowGroup<Row>) => selection.toggleRows(group.rows));
  const draw = (index: number) => {
    const row = groups.lines.rows[index];
    const group = groups.lines.heads.get(index);
    const key = keys[index];
    const rowIndex = model.firstIndex + index + 2;
    const active = index === focus.activeIndex;
    if (group) {
      return (
        <GroupRow
          key={group.key}
          {...{ group, index, rowIndex, active, context }}
          span={props.selectionActions ? span - 1 : span}
          folded={groups.isFolded(group)}
          totals={props.totals}
          selected={props.selectionActions !== undefined && group.rows.every((one) => selection.keys.has(rowKey(one)))}
          onSelect={selectGroup}
        />
      );
    }
    if (row === undefined || key === undefined) return null;
    return (
      <BodyRow
        key={key}
        {...{ row, index, context, rowName, rowStatus, rowActions, inlineActions, onToggle }}
        rowKey={key}
        selected={selection.keys.has(key)}
        gone={held.isGone(row)}
        columns={model.columns}
        {...{ rowIndex, active }}
        level={groups.by ? 2 : undefined}
        chosen={props.isChosen?.(row)}
        changed={changed.has(key) || key === revealed}
      />
    );
  };
  const drawWhole = (index: number): ReactNode[] => {
    const row = groups.lines.rows[index];
    const details = row && !groups.lines.heads.has(index) ? props.details?.(row, context) : undefined;
    const line = draw(index);
    return details ? [line, <DetailsRow key={`${String(keys[index])}-details`} {...{ span, details }} />] : [line];
  };
  const { above, window, below, before, after } = virtual;
  // One keyed array: a row that moves past a spacer keeps its DOM element, and thereby the focus.
  return (
    <tbody>
      {[
        ...above.flatMap(drawWhole),
        <SpacerRow key="before" height={before} />,
        ...window.flatMap(drawWhole),
        <SpacerRow key="after" height={after} />,
        ...below.flatMap(drawWhole),
      ]}
    </tbody>
  );
}
