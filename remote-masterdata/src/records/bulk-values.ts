/** Value of a bulk edit field; an empty field changes nothing. */
export const chosen = <T>(value: T | null): T | undefined => value ?? undefined;

/** Option of a select that clears the field. */
export const EMPTY = '';

/** Like `chosen`, with an option that clears the field. */
export const chosenOrEmpty = <T extends string>(value: T | typeof EMPTY | null): T | null | undefined =>
  value === EMPTY ? null : (value ?? undefined);
