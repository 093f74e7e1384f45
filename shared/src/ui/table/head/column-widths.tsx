import type { ReactNode } from 'react';
import type { TableColumn } from '../columns/column.ts';

const SHARED_MIN = 112;
const ACTIONS = 116;

/** The widths of the columns. Fixed ones keep theirs, so that rows that scroll into sight never move the columns; the others share the rest. */
export function ColumnWidths<Row>({ columns, hasActions }: { readonly columns: readonly TableColumn<Row>[]; readonly hasActions: boolean }): ReactNode {
  return (
    <colgroup>
      {columns.map((column) => (
        <col key={column.id} style={column.width === undefined ? {} : { width: column.width }} />
      ))}
      {hasActions && <col style={{ width: ACTIONS }} />}
    </colgroup>
  );
}

/** px under which the list scrolls sideways inside its own frame. */
export const tableMinWidth = <Row,>(columns: readonly TableColumn<Row>[], hasActions: boolean): number =>
  columns.reduce((sum, column) => sum + (column.width ?? column.minWidth ?? SHARED_MIN), hasActions ? ACTIONS : 0);
