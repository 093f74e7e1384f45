import type { ReactNode } from 'react';
import type { StatusLook } from '../../status/row-status.ts';
import type { FormattingContext, TableColumn } from './column.ts';

/** Column with word and icon of a row's status. Use the same function for `rowStatus`, which colours the row. */
export const statusColumn = <Row,>({
  look,
  ...column
}: Omit<TableColumn<Row>, 'value' | 'text' | 'cell'> & {
  readonly look: (row: Row) => StatusLook | undefined;
}): TableColumn<Row> => ({
  width: 132,
  ...column,
  value: (row) => look(row)?.label,
  text: (row, { t }) => textOf(look(row), t),
  cell: (row, said) => <StatusCell look={look(row)} said={said} />,
});

const textOf = (look: StatusLook | undefined, t: FormattingContext['t']) => (look ? t(look.label) : '');

/** Icon and word, as plain elements that the table styles. */
export function StatusCell({
  look,
  said,
}: {
  readonly look: StatusLook | undefined;
  readonly said: FormattingContext;
}): ReactNode {
  if (!look) return null;
  const Icon = look.icon;
  return (
    <span className="status" data-tone={look.tone}>
      <Icon aria-hidden />
      {said.t(look.label)}
    </span>
  );
}
