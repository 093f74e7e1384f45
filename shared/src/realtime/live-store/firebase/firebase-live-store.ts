import {
  type Database,
  get,
  ref,
  remove,
  update,
  onValue,
  type DataSnapshot,
  type Query,
  forceWebSockets,
  getDatabase,
  goOffline,
} from 'firebase/database';
import type { components } from '@navette/openapi/types';
import { transportProblem } from '../../../api/problem.ts';
import { liveRules, type LiveCollection, type LiveRecords, type ParkingTicket } from '../live-records.ts';
import type { LiveStore } from '../live-store.ts';
import {
  type RenewToken,
  signIn,
  type SignInOptions,
  firebaseProblem,
  type DatabaseConnection,
  observeConnection,
  createPhotos,
  type Photos,
} from './connection.ts';
import { queries, sharedPaths, addTask, changeTask, removeTask } from './write-tasks.ts';
import { createSnapshotFeed, type SnapshotFeed, type SnapshotSource } from './snapshot-feed.ts';
import { readDemand, readLocation, readTask, date, id, orNull } from './records.ts';
import * as z from 'zod';
import { deleteApp, initializeApp } from 'firebase/app';

type Feeds = { readonly [Name in LiveCollection]: SnapshotFeed<LiveRecords[Name]> };

/** User and project of the live data. */
export interface FirebaseLiveStoreOptions {
  readonly config: components['schemas']['FirebaseConfig'];
  readonly userId: number;
  readonly renew: RenewToken;
  /** Deletes a demand or receipt on our server too, which forwards those it received; a missing one is no failure. */
  readonly removeAtServer?: (collection: 'demands' | 'tickets', key: string) => Promise<void>;
  /** Deletes the last positions on our server too, which forwards those it received. */
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

/** Deletes record by record in one atomic write: the rules forbid writing the collection itself. */
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

interface SourceOptions<Item> {
  /** Built for each subscription, since it filters by the current time. */
  readonly query: () => Query;
  readonly read: ReadRecord<Item>;
  /** Called with the number of unreadable records at each snapshot. */
  readonly onSkipped: (count: number) => void;
  /** Completes records asynchronously, and passes them on once or repeatedly as parts arrive. */
  readonly complete?: (
    records: readonly Item[],
    onRecords: (records: readonly Item[]) => void,
    isOver: () => boolean,
  ) => Promise<void>;
}

/** A collection in the Realtime Database. Broken and foreign records are left out, and counted. */
function collectionSource<Item>({ query, read, onSkipped, complete }: SourceOptions<Item>): SnapshotSource<Item> {
  return {
    listen: (onRecords, onFailure) => {
      let turn = 0;
      const onSnapshot = (snapshot: DataSnapshot) => {
        const own = (turn += 1);
        const records: Item[] = [];
        snapshot.forEach((child) => {
          const record = child.key === null ? undefined : read(child.key, child.val());
          if (record) records.push(record);
        });
        onSkipped(snapshot.size - records.length);
        if (!complete) return onRecords(records);
        // Race: a newer snapshot has arrived.
        return void complete(records, onRecords, () => own !== turn);
      };
      const stop = onValue(query(), onSnapshot, (error) => onFailure(firebaseProblem(error)));
      return () => {
        turn += 1;
        stop();
      };
    },
  };
}

/** Reads a record; undefined for a broken or foreign one. */
type ReadRecord<Item> = (key: string, value: unknown) => Item | undefined;

const schema = z.object({
  bookingId: id,
  driver: orNull(z.string().max(200)),
  date: orNull(date),
  imageUrl: orNull(z.string().max(2000)),
});

/** A parking receipt; its photo is an address, or a path in Storage. Undefined when invalid. */
function readTicket(key: string, value: unknown): ParkingTicket | undefined {
  const { data } = schema.safeParse(value);
  return data && { ticketId: key, ...data };
}

/** Strict parser of each collection, because apps of any version write into it. */
const readers: { readonly [Name in LiveCollection]: ReadRecord<LiveRecords[Name]> } = {
  tasks: readTask,
  demands: readDemand,
  tickets: readTicket,
  locations: readLocation,
};

type FirebaseConfig = components['schemas']['FirebaseConfig'];

/** Connection to a project, with the user signed in. */
interface FirebaseConnection {
  readonly database: Database;
  readonly connection: DatabaseConnection;
  readonly photos: Photos;
  readonly close: () => void;
}

let count = 0;

/**
 * Connects to a project and signs the user in.
 * @throws {ApiProblem} `forbidden` when the token is refused, `network` when sign-in can't be reached
 */
async function connectFirebase(
  config: FirebaseConfig,
  options: SignInOptions & { readonly gracePeriod?: number | undefined },
): Promise<FirebaseConnection> {
  const { apiKey, projectId, databaseURL, storageBucket } = config;
  // Long polling injects scripts, which the content security policy refuses. Must be called once, before any other call.
  if (count === 0) forceWebSockets();
  const app = initializeApp(
    { apiKey, projectId, databaseURL, ...(storageBucket !== null && { storageBucket }) },
    `navette-${(count += 1)}`,
  );
  try {
    const leave = await signIn(app, config, options);
    const database = getDatabase(app);
    const connection = observeConnection(database, options.gracePeriod);
    let closed = false;
    return {
      database,
      connection,
      photos: createPhotos(app, config),
      close: () => {
        if (closed) return;
        closed = true;
        connection.close();
        goOffline(database);
        leave();
        void deleteApp(app);
      },
    };
  } catch (error) {
    void deleteApp(app);
    throw firebaseProblem(error);
  }
}
