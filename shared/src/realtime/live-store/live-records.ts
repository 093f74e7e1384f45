import type { components } from '@navette/openapi/types';

type Schemas = components['schemas'];

/** A card of the task board (specification/office.md#tasks). */
export type Task = Schemas['Task'];

/** A driver asks for a booking, at a price, until an end (specification/live.md#demands). */
export type Demand = Schemas['Demand'];

/** A parking receipt with the address of its photo (specification/office.md#receipts). */
export type ParkingTicket = Schemas['Ticket'];

/** Last known position of a driver (specification/live.md#positions). */
export type DriverLocation = Schemas['DriverLocation'];

/** Collections of the live store and the type of their records. */
export interface LiveRecords {
  /** Tasks of the signed-in user, as author or assigned; the last 25, the latest first. */
  readonly tasks: Task;
  /** Open demands, by their end. */
  readonly demands: Demand;
  /** Parking receipts, the latest first. */
  readonly tickets: ParkingTicket;
  /** The last known position of each driver, unordered. */
  readonly locations: DriverLocation;
}

/** Name of a collection of the live store. */
export type LiveCollection = keyof LiveRecords;

/** Key of a record, the same in every store; keys increase with time. */
export const liveKeyOf: { readonly [Name in LiveCollection]: (record: LiveRecords[Name]) => string } = {
  tasks: ({ id }) => id,
  demands: ({ key }) => key,
  tickets: ({ ticketId }) => ticketId,
  locations: ({ key }) => key,
};

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

/** Change event of a collection: new or changed records, whole, and the keys of deleted ones. */
export type LiveChange = {
  readonly [Name in LiveCollection]: {
    readonly collection: Name;
    readonly records: readonly LiveRecords[Name][];
    readonly gone: readonly string[];
  };
}[LiveCollection];

type Values = Readonly<Record<string, unknown>>;

const keyed: Readonly<Record<LiveCollection, (record: Values) => boolean>> = {
  tasks: ({ id, data, user }) => typeof id === 'string' && isRecord(data) && Array.isArray(user),
  demands: ({ key, endtime, bookings }) =>
    typeof key === 'string' && typeof endtime === 'string' && Array.isArray(bookings),
  tickets: ({ ticketId, bookingId }) => typeof ticketId === 'string' && typeof bookingId === 'number',
  locations: ({ key, l, data }) => typeof key === 'string' && Array.isArray(l) && isRecord(data),
};

/** Type guard of an event for a collection that this page knows. */
export function isLiveChange({ collection, records, gone }: Values): boolean {
  if (typeof collection !== 'string' || !isCollection(collection) || !Array.isArray(records) || !Array.isArray(gone))
    return false;
  return (
    records.every((record) => isRecord(record) && keyed[collection](record)) &&
    gone.every((key) => typeof key === 'string')
  );
}

const isCollection = (name: string): name is LiveCollection => Object.hasOwn(keyed, name);

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;
