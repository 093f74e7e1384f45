import { valueText } from '../columns/cell-text.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import type { ColumnFilter } from '../filter/column-filter.ts';
import { filterChoices } from '../filter/filter-choices.ts';

/** A filter in words, under the heading of a printed list: "Price: 10–20". */
export function filterWords<Row>(
  filter: ColumnFilter,
  column: TableColumn<Row>,
  rows: readonly Row[],
  context: FormattingContext,
): string {
  const { t } = context;
  const name = t(column.hint ?? column.header);
  const says = (text: string, label = name) => t('shared.labelled', { label, text });
  if (filter.kind === 'has') return says(filter.text, t('table.filter.text', { column: name }));
  if (filter.kind === 'empty' || filter.kind === 'filled') return says(t(`table.filter.${filter.kind}`));
  if (filter.kind === 'is') {
    const choice = filterChoices(column, rows, context)?.find(({ value }) => value === filter.value);
    return says(choice?.label ?? filter.value);
  }
  const { kind = 'text' } = column;
  const end = (text: string) => (text === '' ? '…' : valueText(kind === 'date' ? text : Number(text), kind, context));
  return says(`${end(filter.from)}–${end(filter.to)}`);
}
