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

/** Where a user finds their copy of a task. Each person it concerns has one, so that the last 25 of everybody can be asked for (S1 §9, S2 §6). */
export const taskPath = (userId: number, key: string): string => `tasks/${userId}/${key}`;

/** Where records lie that are the same for everybody. */
export const sharedPaths = { demands: 'bookings/demands', tickets: 'tickets', locations: 'locations' } as const;

/** What is listened to for each collection: the last tasks of a user, demands that stand, all receipts and positions. */
export const queries: Readonly<Record<LiveCollection, (database: Database, userId: number) => Query>> = {
  tasks: (database, userId) => query(ref(database, `tasks/${userId}`), orderByKey(), limitToLast(LAST_TASKS)),
  demands: (database) =>
    query(ref(database, sharedPaths.demands), orderByChild('endtime'), startAt(new Date().toISOString())),
  tickets: (database) => ref(database, sharedPaths.tickets),
  locations: (database) => ref(database, sharedPaths.locations),
};
