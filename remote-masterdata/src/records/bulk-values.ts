/** Value of a field of a form that changes several records; a field that was left empty changes nothing. */
export const chosen = <T>(value: T | null): T | undefined => value ?? undefined;

/** The option of a select that empties the field. */
export const EMPTY = '';

/** Likewise, with an option that empties the field. */
export const chosenOrEmpty = <T extends string>(value: T | typeof EMPTY | null): T | null | undefined =>
  value === EMPTY ? null : (value ?? undefined);
