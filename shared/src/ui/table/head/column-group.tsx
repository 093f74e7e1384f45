import type { ReactNode, RefObject } from 'react';
import type { TableColumn } from '../columns/column.ts';
import { ACTIONS_WIDTH, columnWidths } from './column-widths.ts';
import { useElementWidth } from './use-element-width.ts';

/** What decides on the widths. */
export interface ColumnGroupProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly hasActions: boolean;
  /** The frame that the columns share. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** The widths of the columns, for the browser. */
export function ColumnGroup<Row>({ columns, hasActions, frame }: ColumnGroupProps<Row>): ReactNode {
  const extra = hasActions ? ACTIONS_WIDTH : 0;
  const widths = columnWidths(columns, useElementWidth(frame), extra);
  return (
    <colgroup>
      {columns.map((column, index) => (
        <col key={column.id} style={{ width: widths[index] }} />
      ))}
      {hasActions && <col style={{ width: ACTIONS_WIDTH }} />}
    </colgroup>
  );
}
