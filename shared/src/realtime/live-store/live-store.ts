import type { components } from '@navette/openapi/types';
import type { ApiProblem } from '../../api/problem.ts';
import type { LiveCollection, LiveRecords } from './live-records.ts';

type Schemas = components['schemas'];

/** What is known of a collection: nothing yet, its records in their order, or why they can't be read, with those read last. */
export type LiveState<Item> =
  | { readonly status: 'loading'; readonly records: readonly Item[] }
  | { readonly status: 'ready'; readonly records: readonly Item[] }
  | { readonly status: 'failed'; readonly records: readonly Item[]; readonly problem: ApiProblem };

/**
 * Live data of the house (ARCHITECTURE, embedded by default): kept by the own server or by Firebase. It speaks of domain collections, never of
 * paths. Writes reject with an {@link ApiProblem}; one that succeeded is seen by every watcher, also by the writer's own. Every adapter passes
 * live-store.contract.ts.
 */
export interface LiveStore {
  /** Who keeps the data; a screen names it when it fails. */
  readonly service: Schemas['LiveConfig']['service'];
  /**
   * Tells at once what is known of a collection, and again whenever it changes. After a failure it tries by itself, and `retry` of
   * {@link LiveWatch} tries now.
   */
  watch<Name extends LiveCollection>(
    collection: Name,
    listener: (state: LiveState<LiveRecords[Name]>) => void,
  ): LiveWatch;
  /** Writes a task; the author is the signed-in user. @returns its key */
  addTask(task: Schemas['TaskForm']): Promise<string>;
  /** Changes a task, or its status alone. */
  changeTask(key: string, change: Schemas['TaskUpdate']): Promise<void>;
  /** Deletes a task, refuses a demand or deletes a receipt; deleting what is gone is no failure. */
  remove(collection: 'tasks' | 'demands' | 'tickets', key: string): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}

/** A collection that is being watched. */
export interface LiveWatch {
  /** Tries now, instead of after the pause. */
  readonly retry: () => void;
  readonly stop: () => void;
}
