/** Normalises a form: trims texts, empty ones become null. Required fields are checked elsewhere. */
export function cleanForm<T extends object>(form: T): T {
  return JSON.parse(JSON.stringify(form), (_name, value: unknown) =>
    typeof value === 'string' ? value.trim() || null : value,
  );
}
