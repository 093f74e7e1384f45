/**
 * Memoizes a function of an object and further arguments, with the last value for each object: positions of a thousand drivers arrive every second,
 * and only those of moved drivers are computed or rendered again.
 */
export function memoized<Key extends object, Args extends readonly unknown[], Value>(
  compute: (key: Key, ...args: Args) => Value,
): (key: Key, ...args: Args) => Value {
  const known = new WeakMap<Key, { readonly args: Args; readonly value: Value }>();
  return (key, ...args) => {
    const last = known.get(key);
    if (last?.args.every((arg, index) => Object.is(arg, args[index]))) return last.value;
    const value = compute(key, ...args);
    known.set(key, { args, value });
    return value;
  };
}
