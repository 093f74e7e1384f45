import { createContext } from 'react';
import type { MenuEntry } from '../../overlay/menu/menu-entry.ts';

/** A menu to open over the table. */
export interface RowMenuRequest {
  /** Anchor; the focus returns to it. */
  readonly opener: HTMLElement;
  /** Position of the pointer, if not beside the anchor. */
  readonly at?: { readonly x: number; readonly y: number };
  /** Accessible name of the menu. */
  readonly label: string;
  readonly items: readonly MenuEntry[];
}

/** Opens the table's one menu. Only inside a `DataTable`. */
export const RowMenuContext = createContext<((request: RowMenuRequest) => void) | null>(null);
