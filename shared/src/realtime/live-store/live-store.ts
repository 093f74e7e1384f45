import type { components } from '@navette/openapi/types';
import type { ApiProblem } from '../../api/problem.ts';
import type { LiveCollection, LiveRecords } from './live-records.ts';

type Schemas = components['schemas'];

/** State of a collection: loading, its records in order, or an error with the records read last. */
export type LiveState<Item> =
  | { readonly status: 'loading'; readonly records: readonly Item[] }
  | { readonly status: 'ready'; readonly records: readonly Item[] }
  | { readonly status: 'failed'; readonly records: readonly Item[]; readonly problem: ApiProblem };

/**
 * Port of live data, with adapters for our server and Firebase. It exposes domain collections, never paths. Writes reject with an {@link ApiProblem};
 * a successful one reaches every subscriber, also the writer's own. Every adapter passes live-store.contract.ts.
 */
export interface LiveStore {
  /** The adapter's service, named in error messages. */
  readonly service: Schemas['LiveConfig']['service'];
  /**
   * Subscribes to a collection: the listener is called at once with its state, and at every change. After an error it retries by itself, and `retry` of
   * {@link LiveSubscription} retries now.
   */
  subscribe<Name extends LiveCollection>(
    collection: Name,
    listener: (state: LiveState<LiveRecords[Name]>) => void,
  ): LiveSubscription;
  /** Creates a task; the author is the signed-in user. @returns its key */
  addTask(task: Schemas['TaskForm']): Promise<string>;
  /** Changes a task, or its status alone. */
  changeTask(key: string, change: Schemas['TaskUpdate']): Promise<void>;
  /** Deletes a task, refuses a demand or deletes a receipt; idempotent. */
  remove(collection: 'tasks' | 'demands' | 'tickets', key: string): Promise<void>;
  /** Deletes the last position of every driver, on our server too; the history stays (specification/live.md#live-map). */
  clearLocations(): Promise<void>;
  /** Closes connections. */
  close(): void;
}

/** Subscription to a collection. */
export interface LiveSubscription {
  /** Retries now instead of after the backoff. */
  readonly retry: () => void;
  readonly stop: () => void;
}
