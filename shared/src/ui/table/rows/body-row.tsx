import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { StatusLook } from '../../status/row-status.ts';
import { alignmentOf, cellText } from '../columns/cell-text.ts';
import type { Said, TableColumn } from '../columns/column.ts';
import { CONTROLS } from '../keyboard/row-target.ts';
import { SelectCell } from '../selection/select-cell.tsx';
import type { RowAction } from './row-action.ts';
import { RowActionsCell } from './row-actions-cell.tsx';
import type { RowKey } from './row-key.ts';

/** One row, as plain as can be: it is drawn again for every row that scrolls into sight. */
export interface BodyRowProps<Row extends object> {
  readonly row: Row;
  /** Place on the page. */
  readonly index: number;
  /** Place in the whole list, the heading being 1. */
  readonly rowIndex: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly said: Said;
  /** In the tab order. */
  readonly active: boolean;
  /** Has just changed. */
  readonly changed: boolean;
  readonly rowName: (row: Row) => string;
  readonly rowStatus: ((row: Row) => StatusLook | undefined) | undefined;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  readonly inlineActions: boolean;
  readonly rowKey: RowKey;
  readonly selected: boolean;
  /** Ticks the row; without it there is no box. */
  readonly onToggle: ((key: RowKey, range: boolean) => void) | undefined;
}

function PlainRow<Row extends object>(props: BodyRowProps<Row>): ReactNode {
  const {
    row,
    index,
    rowIndex,
    columns,
    said,
    active,
    changed,
    rowName,
    rowStatus,
    rowActions,
    inlineActions,
    rowKey,
    selected,
    onToggle,
  } = props;
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    // One tab stop for the table, whatever the cells hold; arrows lead to these.
    for (const control of element.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) control.tabIndex = -1;
  });
  return (
    <tr
      ref={element}
      data-index={index}
      aria-rowindex={rowIndex}
      aria-selected={onToggle && selected}
      tabIndex={active ? 0 : -1}
      data-tone={rowStatus?.(row)?.tone}
      data-changed={changed || undefined}
    >
      {onToggle && (
        <SelectCell
          label={said.t('table.select.row', { name: rowName(row) })}
          checked={selected}
          onToggle={(range) => onToggle(rowKey, range)}
        />
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={alignmentOf(column)}>
          {column.cell ? column.cell(row, said) : cellText(column, row, said)}
        </td>
      ))}
      {rowActions && (
        <td data-align="end" data-stays>
          <RowActionsCell actions={rowActions(row)} name={rowName(row)} inline={inlineActions} />
        </td>
      )}
    </tr>
  );
}

/** A row that is drawn again only when something of it has changed. `memo` would forget the row's type. */
export function BodyRow<Row extends object>(props: BodyRowProps<Row>): ReactNode {
  const {
    row,
    index,
    rowIndex,
    columns,
    said,
    active,
    changed,
    rowName,
    rowStatus,
    rowActions,
    inlineActions,
    rowKey,
    selected,
    onToggle,
  } = props;
  return useMemo(
    () => (
      <PlainRow
        {...{
          row,
          index,
          rowIndex,
          columns,
          said,
          active,
          changed,
          rowName,
          rowStatus,
          rowActions,
          inlineActions,
          rowKey,
          selected,
          onToggle,
        }}
      />
    ),
    [
      row,
      index,
      rowIndex,
      columns,
      said,
      active,
      changed,
      rowName,
      rowStatus,
      rowActions,
      inlineActions,
      rowKey,
      selected,
      onToggle,
    ],
  );
}
