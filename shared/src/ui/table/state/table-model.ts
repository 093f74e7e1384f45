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

/** TanStack table configuration of the suite: sorting, pagination, visibility and order of columns. The search runs before it. */
export const { useAppTable, createAppColumnHelper } = createTableHook({
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
