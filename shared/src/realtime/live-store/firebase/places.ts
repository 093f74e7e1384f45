import {
  orderByChild,
  orderByKey,
  limitToLast,
  query,
  ref,
  startAt,
  type Database,
  type Query,
} from 'firebase/database';
import { LAST_TASKS } from '../live-order.ts';
import type { LiveCollection } from '../live-records.ts';

/**
 * Path of a user's copy of a task. Denormalised: author and assignees each have a copy, so that the last 25 of each user are one query
 * (specification/office.md#tasks).
 */
export const taskPath = (userId: number, key: string): string => `tasks/${userId}/${key}`;

/** Paths of the collections that all users share. */
export const sharedPaths = { demands: 'bookings/demands', tickets: 'tickets', locations: 'locations' } as const;

/** The query of each collection: the last tasks of a user, open demands, all receipts and positions. */
export const queries: Readonly<Record<LiveCollection, (database: Database, userId: number) => Query>> = {
  tasks: (database, userId) => query(ref(database, `tasks/${userId}`), orderByKey(), limitToLast(LAST_TASKS)),
  demands: (database) =>
    query(ref(database, sharedPaths.demands), orderByChild('endtime'), startAt(new Date().toISOString())),
  tickets: (database) => ref(database, sharedPaths.tickets),
  locations: (database) => ref(database, sharedPaths.locations),
};
