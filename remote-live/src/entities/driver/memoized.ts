/**
 * A function of an object and further arguments that keeps its last value for each object: positions of a thousand drivers come every second, and
 * only of those who moved is anything computed or drawn anew.
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
