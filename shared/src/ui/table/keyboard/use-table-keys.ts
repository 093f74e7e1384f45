import type { KeyboardEvent } from 'react';
import { controlBeside, controlOf, indexOf, isField, rowOf } from './row-target.ts';

interface TableKeysOptions<Row> {
  /** The row of each line; undefined for the head of a group, which has keys of its own. */
  readonly rows: readonly (Row | undefined)[];
  readonly perWindow: number;
  readonly focusRow: (index: number) => void;
  /** The row in the tab order. */
  readonly activeIndex: number;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onDelete: ((row: Row) => void) | undefined;
  readonly openMenu: (row: HTMLTableRowElement) => void;
}

/** Keyboard handler of the table (specification/screens.md#tables). Ignores keys with Ctrl, Meta or Alt. */
export function useTableKeys<Row>(options: TableKeysOptions<Row>): (event: KeyboardEvent<HTMLTableElement>) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rowOf(event.target);
    const handled = row ? keyInRow(event, row, options) : keyInHead(event, options);
    if (handled) event.preventDefault();
  };
}

function keyInRow<Row>(event: KeyboardEvent, element: HTMLTableRowElement, options: TableKeysOptions<Row>): boolean {
  const { rows, perWindow, focusRow, onOpen, onDelete, openMenu } = options;
  const index = indexOf(element);
  const row = rows[index];
  const control = controlOf(event.target, element);
  const { key } = event;
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) return done(() => openMenu(element));
  if (control && key === 'Escape') return done(() => element.focus());
  if (isField(control)) return false;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return focusBeside(element, control, key === 'ArrowRight' ? 1 : -1);
  if (event.shiftKey) return false;
  if (key === 'ArrowUp' && index === 0) return focusHead(element);
  const next = nextIndex(key, index, { count: rows.length, perWindow });
  if (next !== undefined) return done(() => focusRow(next));
  if (control || row === undefined) return false;
  if (key === 'Enter' && onOpen) return done(() => onOpen(row));
  if (key === 'Delete' && onDelete) return done(() => onDelete(row));
  return false;
}

function keyInHead<Row>(
  event: KeyboardEvent<HTMLTableElement>,
  { rows, activeIndex, focusRow }: TableKeysOptions<Row>,
): boolean {
  const buttons = headButtons(event.currentTarget);
  const place = buttons.findIndex((button) => button === event.target);
  if (place === -1) return false;
  if (event.key === 'ArrowDown') return rows.length > 0 && done(() => focusRow(Math.max(activeIndex, 0)));
  const next = stepped(place, HEAD_STEPS[event.key], buttons.length);
  return next !== undefined && done(() => buttons[next]?.focus());
}

const done = (act: () => void): true => {
  act();
  return true;
};

const focusBeside = (row: HTMLElement, from: HTMLElement | null, step: 1 | -1): boolean => {
  const beside = controlBeside(row, from, step);
  beside?.focus();
  return beside !== null;
};

const headButtons = (table: HTMLElement | null) => [
  ...(table?.querySelectorAll<HTMLElement>('thead :is(button, input)') ?? []),
];

const focusHead = (row: HTMLElement): boolean => {
  const [first] = headButtons(row.closest('table'));
  first?.focus();
  return first !== undefined;
};

const HEAD_STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** Index after a step, within a list of `count`; undefined without one. */
const stepped = (from: number, step: number | undefined, count: number): number | undefined =>
  step === undefined ? undefined : Math.min(Math.max(from + step, 0), count - 1);

/** Row index after a navigation key; undefined for other keys. */
function nextIndex(
  key: string,
  from: number,
  { count, perWindow }: { readonly count: number; readonly perWindow: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: perWindow,
    PageUp: -perWindow,
    Home: -Infinity,
    End: Infinity,
  };
  return stepped(from, steps[key], count);
}
