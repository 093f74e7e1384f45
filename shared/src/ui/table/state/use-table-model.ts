import { useMemo } from 'react';
import { collatorOf, useFormats, useLocale, type Formats } from '../../../i18n/index.ts';
import type { Sort } from '../../../router/index.ts';
import { inOrder, comparerOf, sortKey } from '../columns/arrange-columns.ts';
import type { TableColumn } from '../columns/column.ts';
import { pageCountOf, rowsPerPage, type PageSize } from './page-size.ts';
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  createTableHook,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** Inputs of the model. */
export interface TableModelOptions<Row extends object> {
  readonly columns: readonly TableColumn<Row>[];
  /** Found rows. */
  readonly rows: readonly Row[];
  readonly sort: Sort;
  /** Tie-breaker of the sort. */
  readonly thenBy: readonly Sort[];
  /** From 1; clamped to the last page. */
  readonly page: number;
  readonly size: PageSize;
  readonly order: readonly string[] | undefined;
  readonly isShown: (column: TableColumn<Row>) => boolean;
}

/** Result of {@link useTableModel}. */
export interface TableModel<Row extends object> {
  /** Shown columns, in order. */
  readonly columns: readonly TableColumn<Row>[];
  /** All found rows, sorted. */
  readonly sorted: readonly Row[];
  /** Rows of the page. */
  readonly pageRows: readonly Row[];
  readonly page: number;
  readonly pageCount: number;
  /** Offset of the page in the sorted rows. */
  readonly firstIndex: number;
}

/** Sorts, paginates and arranges columns. The rows keep their identity. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>): TableModel<Row> {
  const { columns, rows, sort, thenBy, size, order, isShown } = options;
  const collator = collatorOf(useLocale());
  const formats = useFormats();
  const definitions = useMemo(() => definitionsOf(columns, collator, formats), [columns, collator, formats]);
  const data = useMemo(() => [...rows], [rows]);
  const sorts = [sort, ...thenBy.filter(({ column }) => column !== sort.column)]
    .map(({ column, descending }) => (descending ? `-${column}` : column))
    .join('\n');
  const sorting = useMemo(
    () => sorts.split('\n').map((text) => ({ id: text.replace(/^-/, ''), desc: text.startsWith('-') })),
    [sorts],
  );
  const pageCount = pageCountOf(size, rows.length);
  const page = Math.min(options.page, pageCount);
  const pageSize = rowsPerPage(size, rows.length);
  // Memoized: the model recomputes when the identity of its state changes.
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize }), [page, pageSize]);
  const columnOrder = useMemo(() => inOrder(columns, order).map(({ id }) => id), [columns, order]);
  const hidden = columns
    .filter((column) => !isShown(column))
    .map(({ id }) => id)
    .join('\n');
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.split('\n').map((id) => [id, false])), [hidden]);
  const table = useAppTable({
    columns: definitions,
    data,
    state: { sorting, pagination, columnOrder, columnVisibility },
  });
  const sortedModel = table.getSortedRowModel();
  const pageModel = table.getRowModel();
  const sorted = useMemo(() => sortedModel.rows.map((row) => row.original), [sortedModel]);
  const pageRows = useMemo(() => pageModel.rows.map((row) => row.original), [pageModel]);
  const shownIds = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join('\n');
  const shown = useMemo(
    () => shownIds.split('\n').flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [shownIds, columns],
  );
  return { columns: shown, sorted, pageRows, page, pageCount, firstIndex: (page - 1) * pageSize };
}

function definitionsOf<Row extends object>(
  columns: readonly TableColumn<Row>[],
  collator: Intl.Collator,
  formats: Formats,
) {
  const helper = createAppColumnHelper<Row>();
  return columns.map((column) => {
    const compare = comparerOf(column.kind ?? 'text', collator);
    return helper.accessor((row): unknown => sortKey(column, row, formats), {
      id: column.id,
      sortUndefined: 'last',
      sortFn: (left, right, id) => compare(left.getValue(id), right.getValue(id)),
    });
  });
}

/** TanStack table configuration of the suite: sorting, pagination, visibility and order of columns. The search runs before it. */
const { useAppTable, createAppColumnHelper } = createTableHook({
  features: tableFeatures({
    columnVisibilityFeature,
    columnOrderingFeature,
    rowSortingFeature,
    rowPaginationFeature,
    sortedRowModel: createSortedRowModel(),
    paginatedRowModel: createPaginatedRowModel(),
  }),
  // A live refresh must not reset the page.
  autoResetPageIndex: false,
  enableSortingRemoval: false,
  renderFallbackValue: null,
});
