import type { PinnedRemote } from '@navette/shared/federation';

/** Cache of loads by build and module. Rejections are cached too, so that a re-render does not load again. */
export interface PromiseCache<Value> {
  readonly get: (remote: PinnedRemote, module: string, load: () => Promise<Value>) => Promise<Value>;
  /** Invalidates the rejections of a build, or all of its entries. */
  readonly drop: (remote: PinnedRemote, which: 'failed' | 'all') => void;
}

/** Creates an empty cache. */
export function createPromiseCache<Value>(): PromiseCache<Value> {
  const cache = new Map<string, Promise<Value>>();
  const failed = new WeakSet<Promise<Value>>();
  return {
    get: (remote, module, load) => {
      const key = `${remote.container}/${module}`;
      const known = cache.get(key);
      if (known) return known;
      const promise = load();
      promise.catch(() => failed.add(promise));
      cache.set(key, promise);
      return promise;
    },
    drop: ({ container }, which) => {
      for (const [key, promise] of cache)
        if (key.startsWith(`${container}/`) && (which === 'all' || failed.has(promise))) cache.delete(key);
    },
  };
}
