/** Field values by name. */
export type FieldsByName = Readonly<Record<string, unknown>>;

/** Something that was changed by somebody else while a form was open: one field, or several that make one (an address). */
export interface ChangedField {
  /** The field that names it, first, and those that belong to it. */
  readonly names: readonly string[];
  /** The user changed it too, to something else. */
  readonly isMine: boolean;
}

/** Whether two values of a field say the same; nothing is nothing, absent or null. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Compares three ways: a record as it was when the form opened (`base`), as it is now (`theirs`), and as the form stands (`mine`). What the form holds already
 * is no difference.
 * @param together fields that are one for the user, by the field that names them
 */
export function compareVersions(
  base: FieldsByName,
  theirs: FieldsByName,
  mine: FieldsByName,
  together: (name: string) => readonly string[] = () => [],
): readonly ChangedField[] {
  const parts = new Set(Object.keys(base).flatMap(together));
  return Object.keys({ ...base, ...theirs, ...mine })
    .filter((name) => !parts.has(name))
    .map((name) => [name, ...together(name)])
    .filter((names) =>
      names.some((name) => !isSameValue(base[name], theirs[name]) && !isSameValue(mine[name], theirs[name])),
    )
    .map((names) => ({ names, isMine: names.some((name) => !isSameValue(base[name], mine[name])) }));
}
