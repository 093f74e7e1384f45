import { useState } from 'react';

/** A value that stays the same object while it says the same, so that what is made of it is not made again. */
export function useSteady<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, setKept] = useState(() => value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(() => value);
  return value;
}

/** Whether two lists hold the same in the same order. */
export const sameList =
  <Item>(isSame: (one: Item, other: Item) => boolean) =>
  (one: readonly Item[], other: readonly Item[]): boolean =>
    one.length === other.length &&
    one.every((item, index) => {
      const against = other[index];
      return against !== undefined && isSame(item, against);
    });
