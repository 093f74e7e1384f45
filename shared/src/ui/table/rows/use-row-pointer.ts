import type { MouseEvent } from 'react';
import { controlOf, indexOf, rowOf } from '../keyboard/row-target.ts';
import { titleCut } from '../cut/cut-texts.tsx';
import type { OpenRowMenu } from './use-row-menu.ts';

/** Actions of the pointer in a table. */
export interface RowPointerOptions<Row> {
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
