import type { LiveCollection, LiveRecords } from './live-records.ts';

/** Number of tasks on a board (specification/office.md#tasks). */
export const LAST_TASKS = 25;

/** Order, limit and expiry of the records of a collection. */
export interface LiveRule<Item> {
  /** Comparator, as for `sort`. */
  readonly order: (one: Item, other: Item) => number;
  /** Maximum number of records shown. */
  readonly limit?: number;
  /** Expiry of a record, ms; it is hidden from then on. */
  readonly endOf?: (record: Item) => number;
}

const ascending = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Order, limit and expiry by collection, the same in every store. Keys are compared by their bytes, since they grow with time. */
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
 * Records for a subscriber: in order, without expired ones, up to the limit of the collection.
 * @param now ms
 */
export function shown<Item>(records: Iterable<Item>, { order, limit, endOf }: LiveRule<Item>, now: number): Item[] {
  const standing = [...records].filter((record) => endOf === undefined || endOf(record) > now);
  return standing.toSorted(order).slice(0, limit);
}

/** Earliest expiry of some records, ms; undefined when none expires. */
export function firstEnd<Item>(records: readonly Item[], { endOf }: LiveRule<Item>): number | undefined {
  return endOf && records.length > 0 ? Math.min(...records.map(endOf)) : undefined;
}
