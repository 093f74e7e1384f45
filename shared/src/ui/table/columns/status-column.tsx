import type { ReactNode } from 'react';
import type { StatusStyle } from '../../status/status-mark.tsx';
import type { FormattingContext, TableColumn } from './column.ts';

type StatusOf<Row> = (row: Row) => StatusStyle | undefined;

type StatusColumn<Row> = Omit<TableColumn<Row>, 'value' | 'text' | 'cell'> &
  (
    | { readonly status: StatusOf<Row>; readonly look?: never }
    /** @deprecated since host contract 1.3.0: renamed to `status`. */
    | { readonly look: StatusOf<Row>; readonly status?: never }
  );

/** Column with word and icon of a row's status. Use the same function for `rowStatus`, which colours the row. */
export const statusColumn = <Row,>({ look, status = look, ...column }: StatusColumn<Row>): TableColumn<Row> => ({
  extra: 24,
  whole: true,
  ...column,
  value: (row) => status?.(row)?.label,
  text: (row, { t }) => textOf(status?.(row), t),
  cell: (row, context) => <StatusCell status={status?.(row)} context={context} />,
});

const textOf = (status: StatusStyle | undefined, t: FormattingContext['t']) => (status ? t(status.label) : '');

type StatusCellProps =
  | {
      readonly status: StatusStyle | undefined;
      readonly context: FormattingContext;
      readonly look?: never;
      readonly said?: never;
    }
  /** @deprecated since host contract 1.3.0: renamed to `status` and `context`. */
  | {
      readonly look: StatusStyle | undefined;
      readonly said: FormattingContext;
      readonly status?: never;
      readonly context?: never;
    };

/** Icon and word, as plain elements that the table styles. */
export function StatusCell({ look, said, status = look, context = said }: StatusCellProps): ReactNode {
  if (!status || !context) return null;
  const Icon = status.icon;
  return (
    <span className="status" data-tone={status.tone}>
      <Icon aria-hidden />
      <span>{context.t(status.label)}</span>
    </span>
  );
}
