import type { RowKey } from './rows/row-key.ts';

/** What a page may ask of its table. */
export interface TableHandle {
  /**
   * Scrolls to a row and marks it, on whatever page it is; if it isn't there yet, as soon as it comes (the list is being fetched again after a save).
   * The focus stays where it is.
   */
  readonly reveal: (key: RowKey) => void;
}
