import { use, createContext } from 'react';
import type { DataTableProps } from '../data-table-props.ts';
import { indexOf } from '../keyboard/row-target.ts';
import type { DataTableModel } from '../use-data-table.ts';
import type { MenuEntry } from '../../overlay/menu/menu-entry.ts';

/** Opens the menu of a row's actions, beside the row or at the pointer. */
export type OpenRowMenu = (element: HTMLTableRowElement, at?: { readonly x: number; readonly y: number }) => void;

/** The row menu of a list; a row without actions has none. */
export function useRowMenu<Row extends object>(
  { rowActions, rowName, rowKey }: DataTableProps<Row>,
  { groups, context, held }: DataTableModel<Row>,
  activate: (index: number) => void,
): OpenRowMenu {
  const open = use(RowMenuContext);
  return (element, at) => {
    const row = groups.lines.rows[indexOf(element)];
    if (row === undefined || held.isGone(row) || !rowActions) return;
    const items = rowActions(row, context);
    if (items.length === 0) return;
    activate(indexOf(element));
    open?.({
      opener: element,
      label: context.t('table.row.actions', { name: rowName?.(row) ?? String(rowKey(row)) }),
      items,
      ...(at ? { at } : {}),
    });
  };
}

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
