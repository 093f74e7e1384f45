import { diskStore } from './disk/disk-store.ts';
import type { Store } from './store.ts';

/**
 * The store of a registry.
 * @param registry its folder
 */
export const storeOf = (registry: string): Store => diskStore(registry);
