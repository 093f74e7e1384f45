/**
 * Parser and formatter of one value in the URL. A value equal to the fallback is not written, so that a plain link means the default view.
 * @typeParam T the value as the page uses it
 */
export interface SearchParam<T> {
  /** Value of a missing or invalid parameter. */
  fallback: () => T;
  /** Parses the text of the URL; `undefined` when it is invalid. */
  parse: (text: string) => T | undefined;
  /** Text that `parse` turns into the same value. */
  format: (value: T) => string;
  /** True for something that is opened (a record): opening it pushes a history entry, so that Back closes it. Others replace the entry. */
  opens?: boolean;
}

/** A free text, such as a search. Missing: empty. */
export const textParam = (fallback = ''): SearchParam<string> => ({
  fallback: () => fallback,
  parse: (text) => text,
  format: (value) => value,
});

/** A whole number between `min` and `max` (both included), such as a page; anything else in the URL gives the fallback. */
export const numberParam = (
  fallback: number,
  { min = 0, max = Number.MAX_SAFE_INTEGER } = {},
): SearchParam<number> => ({
  fallback: () => fallback,
  parse: (text) => {
    if (!/^-?\d{1,15}$/.test(text)) return undefined;
    const value = Number(text);
    return value >= min && value <= max ? value : undefined;
  },
  format: String,
});

/** Id of the open record, or `undefined`. Opening one pushes a history entry; closing removes only this parameter. */
export const idParam = (): SearchParam<number | undefined> => ({
  fallback: () => undefined,
  parse: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  format: (value) => (value === undefined ? '' : String(value)),
  opens: true,
});

/** Key of the open record, for records with text keys; empty while none is open. Like `idParam`, Back closes it. */
export const keyParam = (): SearchParam<string> => ({ ...textParam(), opens: true });

/** One of a fixed list of texts or numbers, such as a page size (`[30, 40, 'all']`). */
export const choiceParam = <const C extends string | number>(
  choices: readonly C[],
  fallback: NoInfer<C>,
): SearchParam<C> => ({
  fallback: () => fallback,
  parse: (text) => choices.find((choice) => String(choice) === text),
  format: String,
});

/** Several of a fixed list, such as statuses, in the list's order. Missing: the fallback (none). One unknown value gives the fallback. */
export const choicesParam = <const C extends string | number>(
  choices: readonly C[],
  fallback: readonly NoInfer<C>[] = [],
): SearchParam<readonly C[]> => {
  const format = (values: readonly C[]) => choices.filter((choice) => values.includes(choice)).join(',');
  return {
    fallback: () => fallback,
    parse: (text) => {
      const parts = text === '' ? [] : text.split(',');
      const values = choices.filter((choice) => parts.includes(String(choice)));
      return values.length === parts.length ? values : undefined;
    },
    format,
  };
};

const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** A flag. Written as `1` or `0`; `true` and `false` are accepted too. */
export const flagParam = (fallback = false): SearchParam<boolean> => ({
  fallback: () => fallback,
  parse: (text) => FLAGS.get(text),
  format: (value) => (value ? '1' : '0'),
});

/** An ISO date (`YYYY-MM-DD`) that exists. The fallback may be a function, for "today". */
export const dateParam = (fallback: string | (() => string)): SearchParam<string> => ({
  fallback: typeof fallback === 'string' ? () => fallback : fallback,
  parse: (text) => (existingDate(text) ? text : undefined),
  format: (value) => value,
});

/** Sort column and direction of a list. */
export interface Sort<C extends string = string> {
  readonly column: C;
  readonly descending: boolean;
}

/** The sort of a list, written `date` or `-date`. A column outside `columns` gives the fallback. */
export const sortParam = <const C extends string>(
  columns: readonly C[],
  fallback: Sort<NoInfer<C>>,
): SearchParam<Sort<C>> => ({
  fallback: () => fallback,
  parse: (text) => {
    const descending = text.startsWith('-');
    const column = columns.find((known) => known === (descending ? text.slice(1) : text));
    return column === undefined ? undefined : { column, descending };
  },
  format: ({ column, descending }) => (descending ? `-${column}` : column),
});

const existingDate = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

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
