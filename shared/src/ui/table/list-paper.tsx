import { chakra } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { brusselsToday } from '../../domain/time/brussels.ts';
import type { DateRange } from '../../domain/time/ranges.ts';
import { useT } from '../../i18n/index.ts';
import { LANDSCAPE, PAPER_SHEET, PrintRoot } from '../document/print-root.tsx';
import { alignmentOf, cellText, valueText } from './columns/cell-text.ts';
import type { DataTableProps, TableTotal } from './data-table-props.ts';
import { type RowGroup, plainLines } from './use-groups.ts';
import type { DataTableModel } from './use-data-table.ts';
import { fullHeadingOf, type FormattingContext, type TableColumn } from './columns/column.ts';
import type { ColumnFilter } from './filter/column-filter.ts';
import { filterChoices } from './filter/filters-popover.tsx';

const Sheet = chakra('section', {
  base: {
    ...PAPER_SHEET,
    fontSize: '8pt',
    lineHeight: '1.25',
    '& th, & td': { ...PAPER_SHEET['& th, & td'], padding: '0.8mm 1.5mm' },
    '& th': { fontWeight: 'semibold', fontSize: '8pt' },
    '& h1': { fontSize: '13pt', fontWeight: 'semibold' },
    '& [data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& [data-align=center]': { textAlign: 'center' },
    '& [data-group]': { breakAfter: 'avoid', '& td': { fontWeight: 'semibold', bg: 'gray.200', paddingTop: '1.5mm' } },
    '& [data-total] td': { fontWeight: 'semibold', borderTop: '1pt solid black' },
  },
});

/** Props of a printed list. */
export interface ListPaperProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly list: DataTableModel<Row>;
  readonly totals: readonly TableTotal[];
}

/**
 * A printed list: all matching rows, not only the page, with the columns, order and groups of the screen. A collapsed group is printed as its head
 * only. It names the active filters, which paper does not show otherwise.
 */
export function ListPaper<Row extends object>({ props, list, totals }: ListPaperProps<Row>): ReactNode {
  const t = useT();
  const { label, rowKey, csvBlocked } = props;
  const { context, model, groups } = list;
  const { columns } = model;
  const { formatDate } = context.formats;
  const lines = groups.by ? groups.lines : plainLines(model.sorted);
  const facts = [
    ...listFacts(props, list),
    groups.by && t('table.group.by', { column: groups.by.name(t) }),
    t('table.group.count', { count: model.sorted.length }),
    csvBlocked && t('table.print.part'),
    t('table.print.on', { date: formatDate(brusselsToday()) }),
  ].filter(Boolean);
  return (
    <PrintRoot>
      {/* Lists have more columns than fit in portrait. */}
      <Global styles={LANDSCAPE} />
      <Sheet data-list-paper>
        <h1>{label}</h1>
        <p>{facts.join(' · ')}</p>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" data-align={alignmentOf(column)}>
                  {fullHeadingOf(column, t)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.rows.map((row, index) => {
              const group = lines.heads.get(index);
              if (group) return <GroupHead key={group.key} {...{ group, props, list }} />;
              return (
                row && (
                  <tr key={rowKey(row)}>
                    {columns.map((column) => (
                      <td key={column.id} data-align={alignmentOf(column)}>
                        {cellText(column, row, context)}
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
            {totals.length > 0 && (
              <tr data-total>
                <td colSpan={columns.length}>{sumsText(totals)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </Sheet>
    </PrintRoot>
  );
}

/** Period, note, search and filters that a list is narrowed by, as paper and workbooks name them. */
export function listFacts<Row extends object>(
  props: DataTableProps<Row>,
  { context, filters, state }: DataTableModel<Row>,
): readonly string[] {
  const { period, paperNote } = props;
  const { t, formats } = context;
  return [
    ...(period && !period.isAll ? [daysText(period.range, formats.formatDate)] : []),
    ...(paperNote ? [paperNote] : []),
    ...(state.q === '' ? [] : [t('shared.labelled', { label: t('table.search'), text: state.q })]),
    ...filters.map((filter) => filterText(filter, props, context)),
  ];
}

/** Description of a filter, as a chip and under the heading of a printed list: "Price: 10–20". */
export function filterText<Row extends object>(
  filter: ColumnFilter,
  { columns, rows = [] }: Pick<DataTableProps<Row>, 'columns' | 'rows'>,
  context: FormattingContext,
): string {
  const column = columns.find(({ id }) => id === filter.column);
  return column ? filterWords(filter, column, rows, context) : filter.column;
}

interface GroupHeadProps<Row extends object> extends Omit<ListPaperProps<Row>, 'totals'> {
  readonly group: RowGroup<Row>;
}

function GroupHead<Row extends object>({ group, props, list }: GroupHeadProps<Row>): ReactNode {
  const t = useT();
  const sums = props.totals?.(group.rows, list.context) ?? [];
  const count = t('table.group.count', { count: group.rows.length });
  return (
    <tr data-group>
      <td colSpan={list.model.columns.length}>
        {[group.text || t('table.group.empty'), count, ...(sums.length > 0 ? [sumsText(sums)] : [])].join(' · ')}
      </td>
    </tr>
  );
}

const daysText = ({ start, end }: DateRange, formatDate: (date: string) => string) =>
  start === end ? formatDate(start) : `${formatDate(start)}–${formatDate(end)}`;

const sumsText = (totals: readonly TableTotal[]) => totals.map(({ label, value }) => `${label} ${value}`).join(' · ');

function filterWords<Row>(
  filter: ColumnFilter,
  column: TableColumn<Row>,
  rows: readonly Row[],
  context: FormattingContext,
): string {
  const { t } = context;
  const name = fullHeadingOf(column, t);
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
