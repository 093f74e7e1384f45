import type { KeyboardEvent } from 'react';
import { controlOf, isField, rowOf } from '../keyboard/row-target.ts';

/** Actions of the selection keys. */
export interface SelectionKeyActs {
  /** Toggles the row at an index of the page. */
  readonly toggleAt: (row: HTMLTableRowElement, range: boolean) => void;
  readonly selectAll: () => void;
}

/** Space toggles the focused row, Shift+Space the range from the last one; Ctrl+A selects all found rows. @returns whether the key was handled */
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
