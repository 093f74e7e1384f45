import type { LiveCollection, LiveRecords } from './live-records.ts';

/** How many tasks a board shows (S1 §2.4). */
export const LAST_TASKS = 25;

/** What holds for the records of a collection when they are shown. */
export interface LiveRule<Item> {
  /** Less than 0 when the first one comes first. */
  readonly order: (one: Item, other: Item) => number;
  /** No more than so many are shown. */
  readonly limit?: number;
  /** The moment a record is over, ms; it is shown no more. */
  readonly endOf?: (record: Item) => number;
}

const ascending = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** In which order records are shown, how many, and for how long. The same in every store; texts are compared by their bytes, as keys grow. */
export const liveRules: { readonly [Name in LiveCollection]: LiveRule<LiveRecords[Name]> } = {
  tasks: { order: (one, other) => ascending(other.id, one.id), limit: LAST_TASKS },
  demands: {
    order: (one, other) => Date.parse(one.endtime) - Date.parse(other.endtime) || ascending(one.key, other.key),
    endOf: ({ endtime }) => Date.parse(endtime),
  },
  tickets: {
    order: (one, other) => ascending(other.date ?? '', one.date ?? '') || ascending(other.ticketId, one.ticketId),
  },
  locations: { order: (one, other) => one.data.driverId - other.data.driverId },
};

/**
 * Records as a watcher sees them: in order, without those that are over, no more than the collection shows.
 * @param now ms
 */
export function shown<Item>(records: Iterable<Item>, { order, limit, endOf }: LiveRule<Item>, now: number): Item[] {
  const standing = [...records].filter((record) => endOf === undefined || endOf(record) > now);
  return standing.toSorted(order).slice(0, limit);
}

/** When the first of some records is over, ms; undefined when none ever is. */
export function firstEnd<Item>(records: readonly Item[], { endOf }: LiveRule<Item>): number | undefined {
  return endOf && records.length > 0 ? Math.min(...records.map(endOf)) : undefined;
}
