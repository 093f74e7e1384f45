import { ref, remove } from 'firebase/database';
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

/** Whose live data it is, and where. */
export interface FirebaseLiveStoreOptions {
  readonly config: components['schemas']['FirebaseConfig'];
  readonly userId: number;
  readonly renew: RenewToken;
  /** Takes a demand or receipt out of the own server too, which passes on what reached it; none there is no failure. */
  readonly removeAtServer?: (collection: 'demands' | 'tickets', key: string) => Promise<void>;
  /** Milliseconds after which the rights of the user are asked for again. */
  readonly renewAfter?: number;
  /** Milliseconds the connection may be gone before watchers are told. */
  readonly hiccup?: number;
}

/** Live data in a Firebase Realtime Database. */
export interface FirebaseLiveStore extends LiveStore {
  /** How many records of a collection could not be read when it changed last. */
  skipped(collection: LiveCollection): number;
}

/** Milliseconds the database may take to take a write. */
const PATIENCE = 15_000;

/**
 * Reaches the database and signs in. A write while it can't be reached rejects at once: nothing is sent later behind the user's back.
 * @throws {ApiProblem} when the token is refused or sign-in can't be reached
 */
export async function createFirebaseLiveStore({
  config,
  userId,
  renew,
  removeAtServer,
  renewAfter,
  hiccup,
}: FirebaseLiveStoreOptions): Promise<FirebaseLiveStore> {
  const { database, line, photos, close } = await connectFirebase(config, { renew, renewAfter, hiccup });
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
    tasks: createSnapshotFeed(source('tasks'), liveRules.tasks, line),
    demands: createSnapshotFeed(source('demands'), liveRules.demands, line),
    tickets: createSnapshotFeed(source('tickets', photos.withAddresses), liveRules.tickets, line),
    locations: createSnapshotFeed(source('locations'), liveRules.locations, line),
  };
  const written = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      await line.whenUp();
      return await soon(write());
    } catch (error) {
      throw firebaseProblem(error);
    }
  };
  return {
    service: 'firebase',
    watch: (collection, listener) => feeds[collection].watch(listener),
    addTask: (task) => written(() => addTask(database, userId, task)),
    changeTask: (key, change) => written(() => changeTask(database, userId, key, change)),
    remove: (collection, key) =>
      written(async () => {
        if (collection === 'tasks') return removeTask(database, userId, key);
        await remove(ref(database, `${sharedPaths[collection]}/${key}`));
        return removeAtServer?.(collection, key);
      }),
    skipped: (collection) => skipped[collection],
    close: () => {
      for (const feed of Object.values(feeds)) feed.close();
      close();
    },
  };
}

async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(transportProblem('timeout')), PATIENCE);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
