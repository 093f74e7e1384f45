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

/** Memoises by identity: what was made of an object is kept for as long as the object is. */
export const oncePerObject = <Source extends object, Value>(
  make: (source: Source) => Value,
): ((source: Source) => Value) => memoise(new WeakMap(), make);

/** Memoises by name, for functions of a limited number of names: nothing is forgotten. */
export const oncePerName = <Value>(make: (name: string) => Value): ((name: string) => Value) =>
  memoise(new Map(), make);
