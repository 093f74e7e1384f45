import type { KeyboardEvent } from 'react';
import { controlOf, indexOf, rowOf } from '../keyboard/row-target.ts';
import { headAbove } from './group-lines.ts';
import type { Groups } from './use-groups.ts';

/** What the keys of a grouped list act on. */
export interface GroupKeysOptions<Row> {
  readonly groups: Groups<Row>;
  readonly focusRow: (index: number) => void;
}

/**
 * Enter and the arrows on the head of a group fold and unfold it, as in a tree; Left in a row leads to the head of its group.
 * @returns whether the key was handled
 */
export function groupKey<Row>(event: KeyboardEvent, { groups, focusRow }: GroupKeysOptions<Row>): boolean {
  const { lines, fold, isFolded } = groups;
  const element = rowOf(event.target);
  if (!element || lines.heads.size === 0 || controlOf(event.target, element)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const index = indexOf(element);
  const group = lines.heads.get(index);
  const { key } = event;
  if (group === undefined) {
    if (key !== 'ArrowLeft') return false;
    focusRow(headAbove(lines, index));
    return true;
  }
  if (key === 'Enter' || key === ' ') fold(group, !isFolded(group));
  else if (key === 'ArrowRight' && isFolded(group)) fold(group, false);
  else if (key === 'ArrowLeft') fold(group, true);
  else return false;
  return true;
}
