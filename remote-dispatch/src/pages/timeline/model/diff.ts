/** Changes that turn one set of items into another. */
export interface Diff<Item, Key> {
  /** Added or changed. */
  readonly put: readonly Item[];
  readonly removed: readonly Key[];
}

/** Diff by identity: the same object is unchanged, so that a refresh updates only what changed. */
export function diffOf<Key, Item>(known: ReadonlyMap<Key, Item>, next: ReadonlyMap<Key, Item>): Diff<Item, Key> {
  return {
    put: [...next].filter(([key, item]) => known.get(key) !== item).map(([, item]) => item),
    removed: [...known.keys()].filter((key) => !next.has(key)),
  };
}
