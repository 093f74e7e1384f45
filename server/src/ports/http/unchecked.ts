/** An object of an answer, without validated properties. */
export type UncheckedObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with properties. */
export const isUncheckedObject = (value: unknown): value is UncheckedObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property that holds an object; empty when it does not. */
export function partOf(value: unknown, name: string): UncheckedObject {
  const part = isUncheckedObject(value) ? value[name] : undefined;
  return isUncheckedObject(part) ? part : {};
}

/** A property that holds a list; undefined when it does not. */
export function listOf(value: unknown, name: string): readonly unknown[] | undefined {
  const list: unknown = isUncheckedObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : undefined;
}

/** A non-empty text; null for anything else. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** A finite number of 0 or more; undefined for anything else. */
export const amountOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
