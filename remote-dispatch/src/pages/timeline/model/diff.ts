/** What has to be done to a set so that it holds other things. */
export interface Diff<Item, Key> {
  /** New or changed. */
  readonly put: readonly Item[];
  readonly removed: readonly Key[];
}

/** Compares by identity: what is the same object is left alone, so that a refresh touches only what changed. */
export function diffOf<Key, Item>(known: ReadonlyMap<Key, Item>, next: ReadonlyMap<Key, Item>): Diff<Item, Key> {
  return {
    put: [...next].filter(([key, item]) => known.get(key) !== item).map(([, item]) => item),
    removed: [...known.keys()].filter((key) => !next.has(key)),
  };
}
