import type { LiveCollection, LiveRecords } from './live-records.ts';

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
