import type { LiveCollection } from './live-store/live-records.ts';

const watchers = new Map<LiveCollection, number>();
const listeners = new Set<() => void>();

/** Collections that this page shows now and that the server sends only to subscribed pages. */
export const watchedCollections = (): readonly LiveCollection[] => [...watchers.keys()];

/** Calls a listener when {@link watchedCollections} change. @returns unsubscribe */
export function onWatched(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Marks a collection as shown, until the returned function is called. */
export function watchCollection(collection: LiveCollection): () => void {
  const change = (by: number) => {
    const before = watchers.get(collection) ?? 0;
    const count = before + by;
    if (count > 0) watchers.set(collection, count);
    else watchers.delete(collection);
    if (before === 0 || count === 0) for (const listener of listeners) listener();
  };
  let over = false;
  change(1);
  return () => {
    if (over) return;
    over = true;
    change(-1);
  };
}
