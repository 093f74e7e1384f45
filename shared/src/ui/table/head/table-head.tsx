import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sort } from '../../../router/index.ts';
import { alignmentOf } from '../columns/cell-text.ts';
import { headingOf, type FormattingContext, type TableColumn } from '../columns/column.ts';

/** The headings of a list. */
export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly context: FormattingContext;
  /** There is a column of buttons at the end. */
  readonly hasActions: boolean;
  /** A heading before the others. */
  readonly children?: ReactNode;
  /** There is no row to be the tab stop: the first heading is. */
  readonly inTabOrder: boolean;
}

/** Sticky headings; a sortable one contains a button. A sort can be reversed, never removed. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  context,
  hasActions,
  children,
  inTabOrder,
}: TableHeadProps<Row>): ReactNode {
  const firstButton = columns.find((column) => !column.unsortable)?.id;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {children}
        {columns.map((column) => (
          <Heading
            key={column.id}
            {...{ column, sort, onSort, context }}
            tabIndex={inTabOrder && column.id === firstButton ? 0 : -1}
          />
        ))}
        {hasActions && (
          <th scope="col" data-align="end" data-stays>
            <span className="unseen">{context.t('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadingProps<Row> extends Pick<TableHeadProps<Row>, 'sort' | 'onSort' | 'context'> {
  readonly column: TableColumn<Row>;
  readonly tabIndex: 0 | -1;
}

function Heading<Row>({ column, sort, onSort, context, tabIndex }: HeadingProps<Row>): ReactNode {
  const text = headingOf(column, context.t);
  const title = column.hint === undefined ? undefined : context.t(column.hint);
  const name = title === undefined ? text : <abbr title={title}>{text}</abbr>;
  if (column.unsortable) {
    return (
      <th scope="col" data-align={alignmentOf(column)}>
        {name}
      </th>
    );
  }
  const sorted = sort.column === column.id;
  const descending = sorted ? !sort.descending : (column.descendingFirst ?? false);
  const Arrow = sorted ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      scope="col"
      data-align={alignmentOf(column)}
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" tabIndex={tabIndex} onClick={() => onSort({ column: column.id, descending })}>
        <span>{name}</span>
        <Arrow aria-hidden data-idle={!sorted || undefined} />
      </button>
    </th>
  );
}
