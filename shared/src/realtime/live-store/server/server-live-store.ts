import { getDefaultStore } from 'jotai';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../api/suite-api.ts';
import { socketStatusAtom } from '../../start-realtime.ts';
import { liveRules } from '../live-order.ts';
import { liveKeyOf, type LiveCollection, type LiveRecords } from '../live-records.ts';
import type { LiveStore } from '../live-store.ts';
import { clearAtServer, removeFromServer } from './remove-from-server.ts';
import { createFeed, type LiveFeed } from './live-feed.ts';
import { serverSources } from './live-source.ts';

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
