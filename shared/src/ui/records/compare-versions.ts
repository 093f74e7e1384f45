/** Field values by name. */
export type FieldsByName = Readonly<Record<string, unknown>>;

/** A field that a colleague changed while the form was open: one field, or several that belong together (an address). */
export interface ChangedField {
  /** The field that it is identified by, first, and those that belong to it. */
  readonly names: readonly string[];
  /** The user changed it too, to another value. */
  readonly isMine: boolean;
}

/** Whether two values of a field are equal; null and undefined are. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Three-way comparison: a record as it was when the form opened (`base`), as it is now (`theirs`), and as in the form (`mine`). Equal values of
 * `theirs` and `mine` are no difference.
 * @param together fields that belong together, by the field that identifies them
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
