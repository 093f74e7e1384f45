import { getDefaultStore } from 'jotai';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../api/suite-api.ts';
import { socketStatusAtom } from '../../start-realtime.ts';
import { liveRules } from '../live-order.ts';
import { liveKeyOf, type LiveCollection, type LiveRecords } from '../live-records.ts';
import type { LiveStore } from '../live-store.ts';
import { createFeed, type LiveFeed } from './live-feed.ts';
import { serverSources } from './live-source.ts';
import { ApiProblem } from '../../../api/problem.ts';

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
