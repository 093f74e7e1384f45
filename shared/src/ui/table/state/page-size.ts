/** Rows on a page, or all of them. */
export type PageSize = number | 'all';

/** How many rows lie on one page of `total`. At least one, so that a page always has a number. */
export const rowsPerPage = (size: PageSize, total: number): number => (size === 'all' ? Math.max(total, 1) : size);

/** Pages that `total` rows fill; one when there are none. */
export const pageCountOf = (size: PageSize, total: number): number =>
  Math.max(1, Math.ceil(total / rowsPerPage(size, total)));
