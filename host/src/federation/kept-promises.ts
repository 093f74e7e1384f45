import type { PinnedRemote } from '@navette/shared/federation';

/** What was asked for of remotes, by build and module. Failures are kept too, so that drawing again does not load again. */
export interface KeptPromises<Value> {
  readonly get: (remote: PinnedRemote, module: string, load: () => Promise<Value>) => Promise<Value>;
  /** Forgets what failed of a build, or all of it. */
  readonly drop: (remote: PinnedRemote, which: 'failed' | 'all') => void;
}

/** Starts with nothing kept. */
export function keptPromises<Value>(): KeptPromises<Value> {
  const kept = new Map<string, Promise<Value>>();
  const failed = new WeakSet<Promise<Value>>();
  return {
    get: (remote, module, load) => {
      const key = `${remote.container}/${module}`;
      const known = kept.get(key);
      if (known) return known;
      const promise = load();
      promise.catch(() => failed.add(promise));
      kept.set(key, promise);
      return promise;
    },
    drop: ({ container }, which) => {
      for (const [key, promise] of kept)
        if (key.startsWith(`${container}/`) && (which === 'all' || failed.has(promise))) kept.delete(key);
    },
  };
}
