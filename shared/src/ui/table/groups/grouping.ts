import type { Formats } from '../../../i18n/index.ts';
import { cellText, sameValue } from '../columns/cell-text.ts';
import type { CellValue, FormattingContext, TableColumn } from '../columns/column.ts';

/** One way to group a list: by the values of a column, or by the months of a column of dates. */
export interface Grouping<Row> {
  /** Stored in the URL and in saved views: the column's id, with `:month` for months. */
  readonly id: string;
  /** Name in the menu. */
  readonly name: (t: FormattingContext['t']) => string;
  readonly column: TableColumn<Row>;
  /** Grouping key of a row; null, undefined and `''` make one group, the last. */
  readonly keyOf: (row: Row) => CellValue;
  /** Name of the group of a row; '' for the group without a value. */
  readonly textOf: (row: Row, context: FormattingContext) => string;
}

/** Ways to group by these columns, in their order. */
export const groupingsOf = <Row>(columns: readonly TableColumn<Row>[]): readonly Grouping<Row>[] =>
  columns.flatMap((column) => (column.groups ? groupingsBy(column, column.groups) : []));

function groupingsBy<Row>(
  column: TableColumn<Row>,
  groups: NonNullable<TableColumn<Row>['groups']>,
): readonly Grouping<Row>[] {
  const byValue: Grouping<Row> = {
    id: column.id,
    name: (t) => t(column.hint ?? column.header),
    column,
    keyOf: groups === true ? (row) => sameValue(column, row) : groups,
    textOf: (row, context) => groupText(column, row, context),
  };
  if (column.kind !== 'date') return [byValue];
  const monthOf = (row: Row) => String(column.value(row) ?? '').slice(0, 'yyyy-mm'.length);
  const byMonth: Grouping<Row> = {
    id: `${column.id}:month`,
    name: (t) => t('table.group.month', { column: t(column.hint ?? column.header) }),
    column,
    keyOf: monthOf,
    textOf: (row, { formats }) => monthText(monthOf(row), formats),
  };
  return [byValue, byMonth];
}

/** A list leaves the cell of an unset flag empty; the head of a group needs a text. */
const groupText = <Row>(column: TableColumn<Row>, row: Row, context: FormattingContext): string =>
  column.kind === 'flag' && column.value(row) === false ? context.t('shared.no') : cellText(column, row, context);

const monthText = (month: string, formats: Formats) => (month === '' ? '' : formats.formatMonth(`${month}-01`));
