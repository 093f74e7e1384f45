import { type Database, get, ref, remove, update } from 'firebase/database';
import type { components } from '@navette/openapi/types';
import { transportProblem } from '../../../api/problem.ts';
import { liveRules } from '../live-order.ts';
import type { LiveCollection, LiveRecords } from '../live-records.ts';
import type { LiveStore } from '../live-store.ts';
import { collectionSource, type SourceOptions } from './collection-source.ts';
import { connectFirebase } from './connection/connect-firebase.ts';
import type { RenewToken } from './connection/sign-in.ts';
import { firebaseProblem } from './firebase-problem.ts';
import { queries, sharedPaths } from './places.ts';
import { readers } from './records/read-records.ts';
import { createSnapshotFeed, type SnapshotFeed } from './snapshot-feed.ts';
import { addTask, changeTask, removeTask } from './tasks/write-tasks.ts';

type Feeds = { readonly [Name in LiveCollection]: SnapshotFeed<LiveRecords[Name]> };

/** User and project of the live data. */
export interface FirebaseLiveStoreOptions {
  readonly config: components['schemas']['FirebaseConfig'];
  readonly userId: number;
  readonly renew: RenewToken;
  /** Deletes a demand or receipt in the own server too, which forwards those it received; it is no failure when there is none. */
  readonly removeAtServer?: (collection: 'demands' | 'tickets', key: string) => Promise<void>;
  /** Forgets the last positions in the own server too, which forwards those it received. */
  readonly clearAtServer?: () => Promise<void>;
  /** Milliseconds between two refreshes of the user's permissions. */
  readonly renewAfter?: number;
  /** Grace period, ms: subscribers are notified of a connection that is lost for longer. */
  readonly gracePeriod?: number;
}

/** Live data in a Firebase Realtime Database. */
export interface FirebaseLiveStore extends LiveStore {
  /** Number of unreadable records of a collection in its last snapshot. */
  skipped(collection: LiveCollection): number;
}

/** Time-out of a write, ms. */
const PATIENCE = 15_000;

/**
 * Connects to the database and signs in. A write while offline rejects at once: the SDK's offline queue would send it later without the user's knowledge.
 * @throws {ApiProblem} when the token is refused or sign-in can't be reached
 */
export async function createFirebaseLiveStore({
  config,
  userId,
  renew,
  removeAtServer,
  clearAtServer,
  renewAfter,
  gracePeriod,
}: FirebaseLiveStoreOptions): Promise<FirebaseLiveStore> {
  const { database, connection, photos, close } = await connectFirebase(config, { renew, renewAfter, gracePeriod });
  const skipped: Record<LiveCollection, number> = { tasks: 0, demands: 0, tickets: 0, locations: 0 };
  const source = <Name extends LiveCollection>(name: Name, complete?: SourceOptions<LiveRecords[Name]>['complete']) =>
    collectionSource<LiveRecords[Name]>({
      query: () => queries[name](database, userId),
      read: readers[name],
      onSkipped: (count) => {
        skipped[name] = count;
      },
      ...(complete && { complete }),
    });
  const feeds: Feeds = {
    tasks: createSnapshotFeed(source('tasks'), liveRules.tasks, connection),
    demands: createSnapshotFeed(source('demands'), liveRules.demands, connection),
    tickets: createSnapshotFeed(source('tickets', photos.withAddresses), liveRules.tickets, connection),
    locations: createSnapshotFeed(source('locations'), liveRules.locations, connection),
  };
  const written = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      await connection.whenUp();
      return await soon(write());
    } catch (error) {
      throw firebaseProblem(error);
    }
  };
  return {
    service: 'firebase',
    subscribe: (collection, listener) => feeds[collection].subscribe(listener),
    addTask: (task) => written(() => addTask(database, userId, task)),
    changeTask: (key, change) => written(() => changeTask(database, userId, key, change)),
    remove: (collection, key) =>
      written(async () => {
        if (collection === 'tasks') return removeTask(database, userId, key);
        await remove(ref(database, `${sharedPaths[collection]}/${key}`));
        return removeAtServer?.(collection, key);
      }),
    clearLocations: () =>
      written(async () => {
        await removeAll(database, sharedPaths.locations);
        return clearAtServer?.();
      }),
    skipped: (collection) => skipped[collection],
    close: () => {
      for (const feed of Object.values(feeds)) feed.close();
      close();
    },
  };
}

/** Record by record in one atomic write: the rules let nobody write the collection itself. */
async function removeAll(database: Database, path: string): Promise<void> {
  const keys: (string | null)[] = [];
  (await get(ref(database, path))).forEach((child) => void keys.push(child.key));
  if (keys.length > 0) await update(ref(database, path), Object.fromEntries(keys.map((key) => [key, null])));
}

async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(transportProblem('timeout')), PATIENCE);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
