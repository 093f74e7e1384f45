import type { RowKey } from './rows/row-key.ts';

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
