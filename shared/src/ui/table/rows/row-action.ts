import type { ReactNode } from 'react';

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
