import type { ReactNode } from 'react';
import type { TableColumn } from '../columns/column.ts';
import { columnWidths } from './column-widths.ts';

/** What decides on the widths. */
export interface ColumnGroupProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** px of the frame that the columns share. */
  readonly room: number;
  /** px of the column of buttons; 0 without one. */
  readonly actionsWidth: number;
}

/** The widths of the columns, for the browser. */
export function ColumnGroup<Row>({ columns, room, actionsWidth }: ColumnGroupProps<Row>): ReactNode {
  const widths = columnWidths(columns, room, actionsWidth);
  return (
    <colgroup>
      {columns.map((column, index) => (
        <col key={column.id} style={{ width: widths[index] }} />
      ))}
      {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}
