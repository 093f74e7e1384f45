import type { ReactNode, Ref } from 'react';
import type { Sort } from '../../router/index.ts';
import type { Period } from '../dates/period-filter.tsx';
import type { StatusStyle } from '../status/status-mark.tsx';
import type { FormattingContext, TableColumn } from './columns/column.ts';

/** Unique key of a row, stable when its content changes. */
export type RowKey = string | number;

/** Rows on a page, or all of them. */
export type PageSize = number | 'all';

/** A total over all found rows, whatever page is shown. */
export interface TableTotal {
  /** Unique in its table. */
  readonly id: string;
  readonly label: string;
  /** Formatted value. */
  readonly value: string;
  /** Its amount in euros, for spreadsheets; without it they get the text. */
  readonly amount?: number;
}

/**
 * Props of `DataTable`. Everything that needs a stable identity between renders (`columns`, `rows`, `rowKey`, `rowStatus`, `rowActions`, …) is declared
 * outside the component or memoized; `rows` is the query's data itself.
 */
export interface DataTableProps<Row extends object> {
  /** Storage key of the user's preferences; unique in the suite, such as `bookings`. */
  readonly tableId: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /**
   * The first rows of a long list in its default sort, shown until `rows` are there: the search, another sort, the export, the counts and selecting all
   * wait for those. Stays given afterwards, so that the columns keep their widths.
   */
  readonly firstRows?: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => RowKey;
  /** Names one row, for the accessible names of its buttons: "booking 12". Default: the key. */
  readonly rowName?: (row: Row) => string;
  /** Loading state; the query itself. */
  readonly load: TableLoad;
  readonly defaultSort: Sort;
  /** Tie-breaker of the sort. */
  readonly thenBy?: readonly Sort[];
  /** Page sizes of this screen, as the specification says. */
  readonly pageSizes: readonly PageSize[];
  /** Initial page size; default the first. */
  readonly defaultSize?: PageSize;
  /** Edge, tint, icon and word of a row. Show the word in a column (`statusColumn`). */
  readonly rowStatus?: (row: Row) => StatusStyle | undefined;
  readonly rowActions?: (row: Row, context: FormattingContext) => readonly RowAction[];
  /**
   * Details of a row, below it and as wide as the list; undefined for a collapsed row. A cell of the row holds the button (class `unfold`) that
   * expands it.
   */
  readonly details?: (row: Row, context: FormattingContext) => ReactNode;
  /** Enter and double click. */
  readonly onOpen?: (row: Row) => void;
  /** Makes the list a master–detail list: a click or Enter chooses a row, whose details the page shows. Enter opens it if `onOpen` is given too. */
  readonly onChoose?: (row: Row) => void;
  /** Whether a row is chosen (`aria-current`). */
  readonly isChosen?: (row: Row) => boolean;
  /** A row got the focus, by key or pointer. */
  readonly onFocusRow?: (row: Row) => void;
  /** The Delete key. Asks for confirmation, or deletes with Undo. */
  readonly onDelete?: (row: Row) => void;
  /**
   * Makes rows selectable (checkboxes, Space, Shift+click, Ctrl+A) and gives the buttons of the selection bar. `clear` clears
   * the selection.
   */
  readonly selectionActions?: (selected: readonly Row[], clear: () => void) => ReactNode;
  /** Totals of the rows found, and of each group. */
  readonly totals?: (found: readonly Row[], context: FormattingContext) => readonly TableTotal[];
  /** Name of the exported file without extension; without it there is no export. */
  readonly csvName?: string;
  /** Why the export is unavailable: the button is disabled and shows this reason. */
  readonly csvBlocked?: string;
  /** The page's filter by days, named on a printed list. */
  readonly period?: Pick<Period, 'range' | 'isAll'>;
  /** Further filters of the page, named on a printed list. */
  readonly paperNote?: string;
  /** Text of an empty list without filters. */
  readonly emptyText: string;
  /** Buttons that fill an empty list. */
  readonly emptyActions?: ReactNode;
  /** The page's own filters, beside the search. */
  readonly filters?: ReactNode;
  /** Buttons of the page, at the end of the toolbar. */
  readonly tools?: ReactNode;
  /** The page's own filters are active. */
  readonly filtered?: boolean;
  /** Clears them; called with "clear filters". */
  readonly onClearFilters?: () => void;
  /** Hides the search: the list is short, or the page searches on the server. */
  readonly searchable?: boolean;
  /**
   * Offers grouping by the columns that have `groups`. Default: when all matching rows are loaded; otherwise counts and totals of groups would be
   * wrong.
   */
  readonly groupable?: boolean;
  /** Server-side search: the page sends the `q` of the URL, and the rows are not filtered again here. */
  readonly searchedByServer?: boolean;
  /** `none` for a second list of a page, and always in a dialog: search, sort and page are not in the URL. */
  readonly address?: 'page' | 'none';
  readonly ref?: Ref<TableHandle>;
}

/** Action of a row: an entry of its menu and, if `inline`, a button in it. */
export interface RowAction {
  /** Unique in its row. */
  readonly id: string;
  /** A verb: "Edit". */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  /** Destructive. */
  readonly danger?: boolean;
  /** Why it is disabled. */
  readonly disabled?: string | undefined;
  /** Also a button in the row. Three at most. */
  readonly inline?: boolean;
  /** Keyboard shortcut on a focused row, as in `KeyboardEvent.key`; shown by its name in the language. */
  readonly shortcut?: string;
}

/** Imperative handle of a table. */
export interface TableHandle {
  /**
   * Scrolls to a row and highlights it, on whatever page it is; if it isn't in the list yet, as soon as it is (refetch after a save).
   * The focus stays where it is.
   */
  readonly reveal: (key: RowKey) => void;
  /** Focuses the row in the tab order, for a button of the list that disappears when it is pressed. */
  readonly focus: () => void;
}

/** Loading state of the rows; a query of `$api` fits. */
export interface TableLoad {
  /** No answer yet. */
  readonly isPending: boolean;
  /** A fetch is in progress, the first or a refresh. */
  readonly isFetching: boolean;
  /** Error of the first load or of the last refresh; null otherwise. */
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** State of rows that are available without a call. */
export const AT_HAND: TableLoad = { isPending: false, isFetching: false, error: null, refetch: () => undefined };
