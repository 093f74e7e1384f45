import { useMemo } from 'react';
import { collatorOf, useFormats, useLocale, type Formats } from '../../../i18n/index.ts';
import type { Sort } from '../../../router/index.ts';
import { comparerOf, inOrder, sortKey } from '../columns/arrange-columns.ts';
import type { TableColumn } from '../columns/column.ts';
import type { PageSize } from '../data-table-props.ts';

interface TableModelOptions<Row extends object> {
  readonly columns: readonly TableColumn<Row>[];
  /** Found rows, sorted, as they were when the list was held. */
  readonly rows: readonly Row[];
  /** Some of them with their current values. */
  readonly asNow: (rows: readonly Row[]) => readonly Row[];
  /** From 1; clamped to the last page. */
  readonly page: number;
  readonly size: PageSize;
  readonly order: readonly string[] | undefined;
  /** Ids of the columns that are shown. */
  readonly shown: ReadonlySet<string>;
}

/** Paginates and arranges columns. The rows keep their identity. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { columns, rows: placed, asNow, size, order, shown } = options;
  const sorted = useMemo(() => asNow(placed), [asNow, placed]);
  const perPage = size === 'all' ? Math.max(placed.length, 1) : size;
  const pageCount = Math.max(1, Math.ceil(placed.length / perPage));
  const page = Math.min(options.page, pageCount);
  const firstIndex = (page - 1) * perPage;
  // The same array until other columns are shown, so that rows and headings are not rendered again.
  const ids = inOrder(columns, order).flatMap(({ id }) => (shown.has(id) ? [id] : []));
  const shownIds = ids.join('\n');
  return {
    /** Shown columns, in order. */
    columns: useMemo(
      () => shownIds.split('\n').flatMap((id) => columns.find((column) => column.id === id) ?? []),
      [shownIds, columns],
    ),
    /** All found rows, sorted: as they were when the list was held, and with their current values. */
    placed,
    sorted,
    /** Rows of the page. */
    pageRows: useMemo(() => sorted.slice(firstIndex, firstIndex + perPage), [sorted, firstIndex, perPage]),
    page,
    pageCount,
    /** Offset of the page in the sorted rows. */
    firstIndex,
  };
}

/** Result of {@link useTableModel}. */
export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>;

interface SortedRowsOptions<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly sort: Sort;
  /** Tie-breaker of the sort. */
  readonly thenBy: readonly Sort[];
}

/** Sorted rows of a list. All of them, before the search selects some: a search then only filters, and 20,000 rows are not sorted again with each key. */
export function useSortedRows<Row>({ columns, rows, sort, thenBy }: SortedRowsOptions<Row>): readonly Row[] {
  const collator = collatorOf(useLocale());
  const formats = useFormats();
  const sorts = [sort, ...thenBy].map(({ column, descending }) => (descending ? `-${column}` : column)).join('\n');
  return useMemo(
    () => sortedRows(rows, columns, sorts.split('\n'), collator, formats),
    [rows, columns, sorts, collator, formats],
  );
}

/**
 * Rows by the columns of the sorts (`date`, `-date`), each breaking the ties of those before. Cells without a value come last in both directions.
 */
function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sorts: readonly string[],
  collator: Intl.Collator,
  formats: Formats,
): readonly Row[] {
  const criteria = sorts.flatMap((text) => {
    const column = columns.find(({ id }) => id === text.replace(/^-/, ''));
    const sign = text.startsWith('-') ? -1 : 1;
    return column ? [{ column, sign, compare: comparerOf(column.kind ?? 'text', collator) }] : [];
  });
  const keyed = rows.map((row) => ({ row, keys: criteria.map(({ column }) => sortKey(column, row, formats)) }));
  return keyed
    .toSorted((left, right) => {
      for (let at = 0; at < criteria.length; at += 1) {
        const [one, other, criterion] = [left.keys[at], right.keys[at], criteria[at]];
        if (one === other || !criterion) continue;
        if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
        const order = criterion.compare(one, other);
        if (order !== 0) return order * criterion.sign;
      }
      return 0;
    })
    .map(({ row }) => row);
}
