import type { KeyboardEvent } from 'react';
import { controlOf, isField, rowOf } from '../keyboard/row-target.ts';

/** What keys do to a selection. */
export interface SelectionKeyActs {
  /** Ticks the row at a place of the page, or takes the tick away. */
  readonly toggleAt: (row: HTMLTableRowElement, range: boolean) => void;
  readonly selectAll: () => void;
}

/** Space ticks the row that has the focus, with Shift all from the last one; Ctrl+A ticks all rows found. @returns whether the key was one of these */
export function selectionKey(event: KeyboardEvent, { toggleAt, selectAll }: SelectionKeyActs): boolean {
  const { key, target, shiftKey, altKey } = event;
  const row = rowOf(target);
  const control = row && controlOf(target, row);
  if (altKey || isField(control)) return false;
  const held = event.ctrlKey || event.metaKey;
  if (held && !shiftKey && key.toLowerCase() === 'a') {
    selectAll();
    return true;
  }
  if (held || key !== ' ' || row === null || control !== null) return false;
  toggleAt(row, shiftKey);
  return true;
}
