import type { ReactNode } from 'react';
import type { TableColumn } from '../columns/column.ts';
import { columnWidths } from './column-widths.ts';

/** Inputs of the column widths. */
export interface ColumnGroupProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** px of the container that the columns share. */
  readonly room: number;
  /** px of the checkbox column; 0 without one. */
  readonly selectWidth: number;
  /** px of the column of buttons; 0 without one. */
  readonly actionsWidth: number;
}

/** `<colgroup>` with the widths of the columns. */
export function ColumnGroup<Row>({ columns, room, selectWidth, actionsWidth }: ColumnGroupProps<Row>): ReactNode {
  const widths = columnWidths(columns, room, selectWidth + actionsWidth);
  return (
    <colgroup>
      {selectWidth > 0 && <col style={{ width: selectWidth }} />}
      {columns.map((column, index) => (
        <col key={column.id} style={{ width: widths[index] }} />
      ))}
      {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}
