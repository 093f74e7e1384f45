/** Rows on a page, or all of them. */
export type PageSize = number | 'all';

/** Rows per page of `total`; at least one, to avoid a division by zero. */
export const rowsPerPage = (size: PageSize, total: number): number => (size === 'all' ? Math.max(total, 1) : size);

/** Number of pages; one for an empty list. */
export const pageCountOf = (size: PageSize, total: number): number =>
  Math.max(1, Math.ceil(total / rowsPerPage(size, total)));
