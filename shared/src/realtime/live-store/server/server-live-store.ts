import { dataOf } from '../../../api/calls.ts';
import { api } from '../../../api/suite-api.ts';
import { moved, type DriverMove } from '../../../domain/live/driver-move.ts';
import { onResync, onServerEvent } from '../../live-events.ts';
import { askForPositions, watchCollection, socketStatusAtom } from '../../start-realtime.ts';
import { type DriverLocation, type LiveCollection, type LiveRecords, liveRules, liveKeyOf } from '../live-records.ts';
import { getDefaultStore } from 'jotai';
import type { LiveStore } from '../live-store.ts';
import { createFeed, type LiveFeed, type LiveSource } from './live-feed.ts';
import { ApiProblem } from '../../../api/problem.ts';

/** Links to photos expire after five minutes at the earliest. */
const LINKS_TIME_TO_LIVE = 4 * 60_000;

/** Low priority: background reads must not delay the user's requests (specification/shell.md#calls). */
const background = (signal: AbortSignal) => ({ signal, priority: 'low' }) as const;

function changesOf<Item>(
  recordsOf: (change: OfCollection) => readonly Item[] | undefined,
): LiveSource<Item>['subscribe'] {
  return ({ onChange, onGap }) => {
    const stops = [
      onServerEvent('live_change', (change) => {
        const records = recordsOf(change);
        if (records) onChange(records, change.gone);
      }),
      onResync(onGap),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** Changes come only while the server knows that this page shows the collection. */
const watching =
  <Item>(collection: LiveCollection, ...subscribes: LiveSource<Item>['subscribe'][]): LiveSource<Item>['subscribe'] =>
  (listener) => {
    const stops = [...subscribes.map((subscribe) => subscribe(listener)), watchCollection(collection)];
    return () => {
      for (const stop of stops) stop();
    };
  };

const movesOf: LiveSource<DriverLocation>['subscribe'] = ({ onPatch }) =>
  onServerEvent('driver_moves', ({ moves }) =>
    onPatch(moves.map((move) => ({ key: move.key, apply: (location) => patched(location, move) }))),
  );

function patched(location: DriverLocation, move: DriverMove): DriverLocation | undefined {
  const later = moved(location, move);
  return later && withPosition(later);
}

type OfCollection = Parameters<Parameters<typeof onServerEvent<'live_change'>>[1]>[0];

/** The generated types have no tuples: converts the position to a pair. */
function withPosition({ l: [latitude = 0, longitude = 0], ...location }: WithoutPair): DriverLocation {
  return { ...location, l: [latitude, longitude] };
}

type WithoutPair = Omit<DriverLocation, 'l'> & { readonly l: readonly number[] };

/** Sources of the collections of our server. */
export const serverSources: { readonly [Name in LiveCollection]: LiveSource<LiveRecords[Name]> } = {
  tasks: {
    list: (signal) => dataOf(api.GET('/service/live/tasks', background(signal))),
    subscribe: changesOf((change) => (change.collection === 'tasks' ? change.records : undefined)),
  },
  demands: {
    list: (signal) => dataOf(api.GET('/service/live/demands', background(signal))),
    subscribe: changesOf((change) => (change.collection === 'demands' ? change.records : undefined)),
  },
  tickets: {
    list: (signal) => dataOf(api.GET('/service/live/tickets', background(signal))),
    subscribe: changesOf((change) => (change.collection === 'tickets' ? change.records : undefined)),
    timeToLive: LINKS_TIME_TO_LIVE,
  },
  locations: {
    list: async (signal) => (await dataOf(api.GET('/service/live/locations', background(signal)))).map(withPosition),
    subscribe: watching(
      'locations',
      changesOf((change) => (change.collection === 'locations' ? change.records : undefined)),
      movesOf,
    ),
    resend: askForPositions,
  },
};

type Feeds = { readonly [Name in LiveCollection]: LiveFeed<LiveRecords[Name]> };

/** Live data of our server: fetched by the API, kept up to date by the socket. */
export function createServerLiveStore(): LiveStore {
  const feeds: Feeds = {
    tasks: createFeed(serverSources.tasks, { keyOf: liveKeyOf.tasks, rule: liveRules.tasks }),
    demands: createFeed(serverSources.demands, { keyOf: liveKeyOf.demands, rule: liveRules.demands }),
    tickets: createFeed(serverSources.tickets, { keyOf: liveKeyOf.tickets, rule: liveRules.tickets }),
    locations: createFeed(serverSources.locations, { keyOf: liveKeyOf.locations, rule: liveRules.locations }),
  };
  /** The change also arrives by the socket, when it is connected. */
  const written = (collection: 'tasks' | 'locations') => {
    if (getDefaultStore().get(socketStatusAtom) !== 'connected') feeds[collection].refresh();
  };
  return {
    service: 'server',
    subscribe: (collection, listener) => feeds[collection].subscribe(listener),
    addTask: async (task) => {
      const { id } = await dataOf(api.POST('/service/live/tasks', { body: task }));
      written('tasks');
      return id;
    },
    changeTask: async (key, change) => {
      await api.PUT('/service/live/tasks/{key}', { params: { path: { key } }, body: change });
      written('tasks');
    },
    remove: async (collection, key) => {
      await removeFromServer(collection, key);
      feeds[collection].drop(key);
    },
    clearLocations: async () => {
      await clearAtServer();
      written('locations');
    },
    close: () => {
      for (const feed of Object.values(feeds)) feed.close();
    },
  };
}

type Collection = Parameters<LiveStore['remove']>[0];

/** Deletes a record on our server; idempotent. */
export const removeFromServer = (collection: Collection, key: string): Promise<void> =>
  ignoreGone(removal[collection](key));

/** Deletes the last positions on our server. */
export async function clearAtServer(): Promise<void> {
  await api.DELETE('/service/live/locations');
}

const keyIn = (key: string) => ({ params: { path: { key } } });

const removal: Readonly<Record<Collection, (key: string) => Promise<unknown>>> = {
  tasks: (key) => api.DELETE('/service/live/tasks/{key}', keyIn(key)),
  demands: (key) => api.DELETE('/service/live/demands/{key}', keyIn(key)),
  tickets: (key) => api.DELETE('/service/live/tickets/{key}', keyIn(key)),
};

async function ignoreGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
  }
}
