interface Made<Key, Value> {
  get(key: Key): { readonly value: Value } | undefined;
  set(key: Key, made: { readonly value: Value }): unknown;
}

function memoise<Key, Value>(made: Made<Key, Value>, make: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** Memoises by object identity: the result is cached as long as the object lives. */
export const oncePerObject = <Source extends object, Value>(
  make: (source: Source) => Value,
): ((source: Source) => Value) => memoise(new WeakMap(), make);

/** Memoises by name, for functions of a limited number of names: entries are never evicted. */
export const oncePerName = <Value>(make: (name: string) => Value): ((name: string) => Value) =>
  memoise(new Map(), make);
