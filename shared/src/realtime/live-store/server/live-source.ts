import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../api/suite-api.ts';
import { moved, type DriverMove } from '../../../domain/live/driver-move.ts';
import { onResync, onServerEvent } from '../../live-events.ts';
import { askForPositions } from '../../start-realtime.ts';
import { watchCollection } from '../../watching.ts';
import type { DriverLocation, LiveCollection, LiveRecords } from '../live-records.ts';

/** Listener of the changes of one collection. */
export interface SourceListener<Item> {
  readonly onChange: (records: readonly Item[], gone: readonly string[]) => void;
  /** Parts of records changed. */
  readonly onPatch: (patches: readonly RecordPatch<Item>[]) => void;
  /** Changes may have been missed: the socket was down. */
  readonly onGap: () => void;
}

/** A change of a part of a record. */
export interface RecordPatch<Item> {
  readonly key: string;
  /** The patched record; undefined when the patch does not apply to it. */
  readonly apply: (record: Item) => Item | undefined;
}

/** Source of a collection: the whole by a call, changes by the socket. */
export interface LiveSource<Item> {
  readonly list: (signal: AbortSignal) => Promise<readonly Item[]>;
  /** @returns unsubscribes */
  readonly subscribe: (listener: SourceListener<Item>) => () => void;
  /** Requests whole records after a patch did not apply; they arrive as changes. */
  readonly resend?: (keys: readonly string[]) => void;
  /** Milliseconds after which the collection is fetched again, because links in it expire. */
  readonly timeToLive?: number;
}

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
