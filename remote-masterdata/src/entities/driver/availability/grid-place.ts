/** Row of the buttons above the slots. */
export const HEAD_ROW = -1;
/** Column of the buttons of row groups. */
export const GROUP_COLUMN = 0;
/** Column of the row buttons. */
export const ROW_COLUMN = 1;
/** Column of the buttons that remove a day override. */
export const UNMARK_COLUMN = 8;

/** Grid column of a slot. */
export const columnOfSlot = (slot: number): number => slot + 2;

/** Cell position in the grid. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** `data-` attributes of a button with its grid position. */
export const placeAttributes = ({ row, column }: Place) => ({ 'data-row': row, 'data-column': column });

/** Grid position of the button an event came from; undefined outside the grid. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return button ? { row: Number(button.dataset.row), column: Number(button.dataset.column) } : undefined;
}

/** Button at a grid position. */
export const buttonAt = (table: HTMLElement | null, { row, column }: Place): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-row="${String(row)}"][data-column="${String(column)}"]`) ?? null;
