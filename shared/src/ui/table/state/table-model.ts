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

/** The one table model of the suite: it sorts, cuts into pages, and knows which columns are shown in which order. The search runs before it. */
export const { useAppTable, createAppColumnHelper } = createTableHook({
  features: tableFeatures({
    columnVisibilityFeature,
    columnOrderingFeature,
    rowSortingFeature,
    rowPaginationFeature,
    sortedRowModel: createSortedRowModel(),
    paginatedRowModel: createPaginatedRowModel(),
  }),
  // Live data must not throw the reader back to the first page.
  autoResetPageIndex: false,
  enableSortingRemoval: false,
  renderFallbackValue: null,
});
