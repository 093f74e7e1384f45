/** Whether a value is an object of JSON. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with sorted keys and without spaces: equal exactly when the values are. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** Value of a JSON text; undefined for a text that is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Memoises a function of a document, which must not change: a server asks with the same one all its life. */
export function memoised<Result>(work: (document: unknown) => Result): (document: unknown) => Result {
  const known = new WeakMap<object, Result>();
  return (document) => {
    if (typeof document !== 'object' || document === null) return work(document);
    const former = known.get(document);
    if (former !== undefined) return former;
    const result = work(document);
    known.set(document, result);
    return result;
  };
}
