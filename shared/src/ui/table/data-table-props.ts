import type { ReactNode, Ref } from 'react';
import type { Sort } from '../../router/index.ts';
import type { StatusLook } from '../status/row-status.ts';
import type { Said, TableColumn } from './columns/column.ts';
import type { TableTotal } from './footer/table-footer.tsx';
import type { TableLoad } from './notices/table-load.ts';
import type { RowAction } from './rows/row-action.ts';
import type { RowKey } from './rows/row-key.ts';
import type { PageSize } from './state/page-size.ts';
import type { TableHandle } from './table-handle.ts';

/**
 * A list. Everything that has to keep its identity from one drawing to the next (`columns`, `rows`, `rowKey`, `rowStatus`, `rowActions`, …) is declared
 * outside the component or memoized; `rows` is the query's data as it is.
 */
export interface DataTableProps<Row extends object> {
  /** Under which the user's arrangement is kept; unique in the suite, such as `bookings`. */
  readonly tableId: string;
  /** What the list is of, for a screen reader. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => RowKey;
  /** Names one row, for the names of its buttons: "booking 12". The key unless told otherwise. */
  readonly rowName?: (row: Row) => string;
  /** How far the rows are; the query as it is. */
  readonly load: TableLoad;
  readonly defaultSort: Sort;
  /** Orders what the sort leaves equal. */
  readonly thenBy?: readonly Sort[];
  /** As the specification has them for this screen. */
  readonly pageSizes: readonly PageSize[];
  /** The one a user starts with; the first unless told otherwise. */
  readonly defaultSize?: PageSize;
  /** Edge, tint, icon and word of a row. Show the word in a column (`statusColumn`). */
  readonly rowStatus?: (row: Row) => StatusLook | undefined;
  readonly rowActions?: (row: Row, said: Said) => readonly RowAction[];
  /** Enter and double click. */
  readonly onOpen?: (row: Row) => void;
  /** Delete. It asks, or does it and offers Undo. */
  readonly onDelete?: (row: Row) => void;
  /**
   * Rows can be ticked (boxes, Space, Shift+click, Ctrl+A): the buttons of the bar that then says how many are. Without it they can't. `clear` takes
   * the ticks away.
   */
  readonly selectionActions?: (selected: readonly Row[], clear: () => void) => ReactNode;
  /** Totals of the rows found. */
  readonly totals?: (found: readonly Row[], said: Said) => readonly TableTotal[];
  /** Name of the exported file, without its ending; without it there is no export. */
  readonly csvName?: string;
  /** Why this list is not exported, though lists of its kind are: the button is there, dead, and says so. */
  readonly csvBlocked?: string;
  /** The sentence for a list that is empty by itself. */
  readonly emptyText: string;
  /** The page's own filters, beside the search. */
  readonly filters?: ReactNode;
  /** Buttons of the page, at the end of the toolbar. */
  readonly tools?: ReactNode;
  /** The page's own filters leave something out. */
  readonly filtered?: boolean;
  /** Clears them; called with "clear filters". */
  readonly onClearFilters?: () => void;
  /** Not for this list: it is short, or the page searches on the server. */
  readonly searchable?: boolean;
  /** The rows are those that the server found for the `q` of the URL, which the page sends along: they are not searched again here. */
  readonly searchedByServer?: boolean;
  /** `none` for a list in a dialog: search, sort and page stay out of the URL. */
  readonly address?: 'page' | 'none';
  readonly ref?: Ref<TableHandle>;
}
