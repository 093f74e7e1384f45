/** What tells a row from the others, and stays the same when its content changes. */
export type RowKey = string | number;

/** Height in px of a row at each density, and of the heading. A fixed height is what lets a list of any length scroll. */
export const ROW_HEIGHT = { comfortable: 34, compact: 26 } as const;
export const HEAD_HEIGHT = 34;
