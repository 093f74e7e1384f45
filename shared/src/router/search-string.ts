import type { SearchParam } from './search-params.ts';

/** Schema of a page's parameters: name in the URL → its parser. Declare it once, outside the component. */
export type SearchSchema<V> = { readonly [K in keyof V]: SearchParam<V[K]> };

/** Parses every value of a schema from a query string (with or without `?`); an invalid one is its fallback. */
export function readSearch<V extends object>(schema: SearchSchema<V>, search: string): V {
  const params = new URLSearchParams(search);
  const read = (name: keyof V & string): readonly unknown[] => {
    const text = params.get(name);
    return [name, (text === null ? undefined : schema[name].parse(text)) ?? schema[name].fallback()];
  };
  return Object.fromEntries(namesOf(schema).map(read));
}

/**
 * Query string after some values have changed: other parameters are kept, and values equal to their fallback are left out.
 * @returns with the leading `?`, or an empty text
 */
export function writeSearch<V extends object>(schema: SearchSchema<V>, search: string, changes: Partial<V>): string {
  const params = new URLSearchParams(search);
  for (const name of namesOf(schema)) {
    const value = changes[name];
    if (value === undefined && !(name in changes)) continue;
    const text = formatted<V, keyof V & string>(schema, name, value);
    if (text === schema[name].format(schema[name].fallback())) params.delete(name);
    else params.set(name, text);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Names of the parameters among `changes` that open something (see {@link SearchParam.opens}) and of those that don't. */
export function splitChanges<V extends object>(
  schema: SearchSchema<V>,
  changes: Partial<V>,
): { opening: (keyof V & string)[]; other: (keyof V & string)[] } {
  const changed = namesOf(schema).filter((name) => name in changes);
  return {
    opening: changed.filter((name) => schema[name].opens === true),
    other: changed.filter((name) => schema[name].opens !== true),
  };
}

const formatted = <V extends object, K extends keyof V>(schema: SearchSchema<V>, name: K, value: V[K] | undefined) =>
  schema[name].format(value === undefined ? schema[name].fallback() : value);

const namesOf = <V extends object>(schema: SearchSchema<V>): (keyof V & string)[] => {
  const names: (keyof V & string)[] = [];
  for (const name in schema) names.push(name);
  return names;
};
