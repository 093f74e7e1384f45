import type { Held } from './store/store.ts';
import { storeOf } from './store/store-of.ts';

export type { Held } from './store/store.ts';

/** Runs `work` under the lock of the registry: see {@link Store.locked}. */
export const withLock = <T>(registry: string, work: (held: Held) => Promise<T>): Promise<T> =>
  storeOf(registry).locked(work);
