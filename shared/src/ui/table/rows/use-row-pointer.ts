import { use, createContext, type MouseEvent } from 'react';
import type { DataTableProps } from '../data-table-props.ts';
import { indexOf, controlOf, rowOf } from '../keyboard/row-target.ts';
import type { DataTableModel } from '../use-data-table.ts';
import type { MenuEntry } from '../../overlay/menu/menu-content.tsx';
import { titleCut } from '../cut-texts.tsx';

type OpenRowMenu = (element: HTMLTableRowElement, at?: { readonly x: number; readonly y: number }) => void;

/** The row menu of a list; a row without actions has none. */
export function useRowMenu<Row extends object>(
  { rowActions, rowName, rowKey }: DataTableProps<Row>,
  { groups, context, held }: DataTableModel<Row>,
  activate: (index: number) => void,
): OpenRowMenu {
  const menus = use(RowMenuContext);
  return (element, at) => {
    const row = groups.lines.rows[indexOf(element)];
    if (row === undefined || held.isGone(row) || !rowActions) return;
    const items = rowActions(row, context);
    if (items.length === 0) return;
    activate(indexOf(element));
    menus?.open({
      opener: element,
      isOfRow: true,
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
  /** Whether these are the row's actions, which the row renews while the menu is open. */
  readonly isOfRow?: true;
}

/** The table's one menu. */
export interface RowMenus {
  readonly open: (request: RowMenuRequest) => void;
  /** Shows the present actions of a row, if its menu is open: what was not possible when it opened may be now. */
  readonly renew: (row: Element | null | undefined, items: readonly MenuEntry[]) => void;
}

/** The table's one menu. Only inside a `DataTable`. */
export const RowMenuContext = createContext<RowMenus | null>(null);

/** Actions of the pointer in a table. */
interface RowPointerOptions<Row> {
  /** The row of each line; undefined for the head of a group. */
  readonly rows: readonly (Row | undefined)[];
  /** A click on the head of a group. */
  readonly onHead: (index: number) => void;
  readonly activate: (index: number) => void;
  readonly onChoose: ((row: Row) => void) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly openMenu: OpenRowMenu;
}

/** Handlers for the `<table>`: a click chooses, a double click opens, the right button opens the row's menu, and a truncated text gets a tooltip on hover. */
export function useRowPointer<Row>({ rows, activate, onHead, onChoose, onOpen, openMenu }: RowPointerOptions<Row>) {
  return {
    onClick: ({ target }: MouseEvent) => {
      const element = rowOf(target);
      if (!element || controlOf(target, element)) return;
      const index = indexOf(element);
      activate(index);
      const row = rows[index];
      if (row === undefined) onHead(index);
      else onChoose?.(row);
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const element = rowOf(target);
      const row = element && !controlOf(target, element) ? rows[indexOf(element)] : undefined;
      if (row === undefined) return;
      // Clear the word selection that a double click makes.
      window.getSelection()?.removeAllRanges();
      onOpen?.(row);
    },
    onContextMenu: (event: MouseEvent) => {
      const element = rowOf(event.target);
      // With text selected, the browser's own menu (Copy) opens.
      if (!element || window.getSelection()?.isCollapsed === false) return;
      if (rows[indexOf(element)] === undefined) return;
      openMenu(element, { x: event.clientX, y: event.clientY });
      event.preventDefault();
    },
    onMouseOver: ({ target }: MouseEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
      if (cell) titleCut(cell);
    },
  };
}
