import type { ReactNode } from 'react';
import type { TableColumn } from '../columns/column.ts';
import type { ColumnLayout } from './use-column-layout.ts';

/** Columns and their widths. */
export interface ColumnGroupProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly layout: ColumnLayout;
}

/** `<colgroup>` with the widths of the columns. */
export function ColumnGroup<Row>({ columns, layout }: ColumnGroupProps<Row>): ReactNode {
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
