import { useState } from 'react';

/** Referentially stable value: the same object while it is equal, so that dependent memos are not recomputed. */
export function useSteady<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [stable, setStable] = useState(() => value);
  if (stable === value || isSame(stable, value)) return stable;
  setStable(() => value);
  return value;
}

/** Whether two lists have the same elements in the same order. */
export const sameList =
  <Item>(isSame: (one: Item, other: Item) => boolean) =>
  (one: readonly Item[], other: readonly Item[]): boolean =>
    one.length === other.length &&
    one.every((item, index) => {
      const against = other[index];
      return against !== undefined && isSame(item, against);
    });
