/** LRU cache of immutable values. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** @param limit maximum number of values */
export function createLruCache<Value>(limit: number): LruCache<Value> {
  const values = new Map<string, Value>();
  const put = (key: string, value: Value): void => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > limit && oldest !== undefined) values.delete(oldest);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set: put,
  };
}
