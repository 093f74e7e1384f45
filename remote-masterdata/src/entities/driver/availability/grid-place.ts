/** Row of the buttons over the slots. */
export const HEAD_ROW = -1;
/** Column of the buttons of groups of rows. */
export const GROUP_COLUMN = 0;
/** Column of the rows' own buttons. */
export const ROW_COLUMN = 1;
/** Column of the buttons that remove a row's mark. */
export const UNMARK_COLUMN = 8;

/** The column of a slot. */
export const columnOfSlot = (slot: number): number => slot + 2;

/** A place in the grid. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Attributes of a button that hold its place. */
export const placeAttributes = ({ row, column }: Place) => ({ 'data-row': row, 'data-column': column });

/** Place of the button that an event happened on, if it is one of the grid's. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return button ? { row: Number(button.dataset.row), column: Number(button.dataset.column) } : undefined;
}

/** The button at a place. */
export const buttonAt = (table: HTMLElement | null, { row, column }: Place): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-row="${String(row)}"][data-column="${String(column)}"]`) ?? null;
