/** Unique key of a row, stable when its content changes. */
export type RowKey = string | number;

/** Height in px of a row at each density, and of the heading. Fixed, as virtualization requires. */
export const ROW_HEIGHT = { comfortable: 34, compact: 26 } as const;
export const HEAD_HEIGHT = 34;
