import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../api/suite-api.ts';
import { onResync, onServerEvent } from '../../live-events.ts';
import type { DriverLocation, LiveCollection, LiveRecords } from '../live-records.ts';

/** Changes of one collection as they are told. */
export interface SourceListener<Item> {
  readonly onChange: (records: readonly Item[], gone: readonly string[]) => void;
  /** Something may have been missed. */
  readonly onGap: () => void;
}

/** Where a collection is read from: all of it by a call, what changes by the socket. */
export interface LiveSource<Item> {
  readonly list: (signal: AbortSignal) => Promise<readonly Item[]>;
  /** @returns stops hearing */
  readonly hear: (listener: SourceListener<Item>) => () => void;
  /** Milliseconds after which what was read is read again, because addresses in it end. */
  readonly goodFor?: number;
}

/** Links to photos are good for five minutes at least. */
const LINKS_GOOD_FOR = 4 * 60_000;

/** What a user did not ask for goes behind what they did (DECISIONS 10). */
const poll = (signal: AbortSignal) => ({ signal, priority: 'low' }) as const;

function hearing<Item>(recordsOf: (change: OfCollection) => readonly Item[] | undefined): LiveSource<Item>['hear'] {
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

type OfCollection = Parameters<Parameters<typeof onServerEvent<'live_change'>>[1]>[0];

/** The client's types take a pair for any list. */
function placed({ l: [latitude = 0, longitude = 0], ...location }: Unplaced): DriverLocation {
  return { ...location, l: [latitude, longitude] };
}

type Unplaced = Omit<DriverLocation, 'l'> & { readonly l: readonly number[] };

/** The collections of the own server. */
export const serverSources: { readonly [Name in LiveCollection]: LiveSource<LiveRecords[Name]> } = {
  tasks: {
    list: (signal) => dataOf(api.GET('/service/live/tasks', poll(signal))),
    hear: hearing((change) => (change.collection === 'tasks' ? change.records : undefined)),
  },
  demands: {
    list: (signal) => dataOf(api.GET('/service/live/demands', poll(signal))),
    hear: hearing((change) => (change.collection === 'demands' ? change.records : undefined)),
  },
  tickets: {
    list: (signal) => dataOf(api.GET('/service/live/tickets', poll(signal))),
    hear: hearing((change) => (change.collection === 'tickets' ? change.records : undefined)),
    goodFor: LINKS_GOOD_FOR,
  },
  locations: {
    list: async (signal) => (await dataOf(api.GET('/service/live/locations', poll(signal)))).map(placed),
    hear: hearing((change) => (change.collection === 'locations' ? change.records : undefined)),
  },
};
