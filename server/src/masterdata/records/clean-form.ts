/** A form as it is stored: texts without spaces around them, empty ones null. What must not be empty is for the checks to say. */
export function cleanForm<T extends object>(form: T): T {
  return JSON.parse(JSON.stringify(form), (_name, value: unknown) =>
    typeof value === 'string' ? value.trim() || null : value,
  );
}
