import { useLocation } from '../../../router/index.ts';
import type { DataTableProps } from '../data-table-props.ts';

/** Parameters of the address that choose no rows: the open or chosen record, and how a list arranges the rows that it has. */
const ARRANGING = ['id', 'of', 'invoice', 'sort', 'group', 'page', 'size'];
/** The same, of a list that looks for its rows itself. */
const SEARCHING = ['q', 'where'];

/** Identifies the rows that the user asked for: the address with the page's filters and period, and whether there is an answer yet. */
export function useViewedList({
  rows,
  searchedByServer = false,
}: Pick<DataTableProps<object>, 'rows' | 'searchedByServer'>): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const name of searchedByServer ? [] : [...ARRANGING, ...SEARCHING]) params.delete(name);
  return `${pathname}?${params.toString()}#${String(rows !== undefined)}`;
}
