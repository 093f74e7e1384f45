import { createContext } from 'react';
import type { MenuEntry } from '../../overlay/menu/menu-entry.ts';

/** A menu to open over the table. */
export interface RowMenuRequest {
  /** What it opens beside; the focus goes back to it. */
  readonly opener: HTMLElement;
  /** Where, if it isn't beside the opener: the pointer. */
  readonly at?: { readonly x: number; readonly y: number };
  /** What the menu is of. */
  readonly label: string;
  readonly items: readonly MenuEntry[];
}

/** Opens the table's one menu. Only inside a `DataTable`. */
export const RowMenuContext = createContext<((request: RowMenuRequest) => void) | null>(null);
