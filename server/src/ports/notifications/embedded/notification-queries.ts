import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import {
  type NewNotification,
  SECOND_CLICK,
  type NotificationFailure,
  type SentNotification,
} from '../notification-port.ts';

/** Content hash, equal for two clicks: without times, which a page computes anew each time. */
function printOf({ driverId, kind, msg, details, by }: NewNotification): string {
  const { endtime: _end, timestamp: _written, ...content } = details ?? {};
  return createHash('sha256')
    .update(JSON.stringify([driverId, kind, msg, content, by.id]))
    .digest('hex');
}

/** Stores a notification, unless it is a repeated click; returns its id, or that of the first one. */
export async function keepNotification(db: Db, notification: NewNotification, now: Date): Promise<string> {
  const print = printOf(notification);
  const { driverId, kind, msg, details, endsAt, by } = notification;
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${print}, 0))`.execute(transaction);
    const since = new Date(now.getTime() - SECOND_CLICK);
    const first = await transaction
      .selectFrom('driver_notification')
      .select('id')
      .where('driverId', '=', driverId)
      .where('print', '=', print)
      .where('at', '>', since)
      .executeTakeFirst();
    if (first) return first.id;
    const row = {
      driverId,
      kind,
      msg,
      details: details && JSON.stringify(details),
      endsAt,
      at: now,
      changedAt: now,
      byId: by.id,
      by: by.name,
      print,
    };
    return (await transaction.insertInto('driver_notification').values(row).returning('id').executeTakeFirstOrThrow())
      .id;
  });
}

/** Waiting notifications of a driver, the oldest first. */
export const waitingNotifications = (db: Db, driverId: number) =>
  db
    .selectFrom('driver_notification')
    .select(['id', 'kind', 'msg', 'at', 'details'])
    .where('driverId', '=', driverId)
    .where('state', '=', 'waiting')
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Marks expired, unseen notifications as failed. */
export const expireNotifications = (db: Db, driverId: number, now: Date) =>
  db
    .updateTable('driver_notification')
    .set({ state: 'failed', error: 'expired' satisfies NotificationFailure, changedAt: now })
    .where('driverId', '=', driverId)
    .where('state', '=', 'waiting')
    .where('endsAt', '<', now)
    .execute();

/** Marks a notification as delivered; a read one stays read. */
export const markDelivered = (db: Db, id: string, now: Date) =>
  db
    .updateTable('driver_notification')
    .set({ state: 'delivered', changedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

/** Marks a notification as read. Returns whether it is the driver's. */
export async function markRead(db: Db, driverId: number, id: string, now: Date): Promise<boolean> {
  await db
    .updateTable('driver_notification')
    .set({ state: 'read', changedAt: now })
    .where('id', '=', id)
    .where('driverId', '=', driverId)
    .where('state', 'in', ['waiting', 'delivered'])
    .execute();
  const own = await db
    .selectFrom('driver_notification')
    .select('id')
    .where('id', '=', id)
    .where('driverId', '=', driverId)
    .executeTakeFirst();
  return own !== undefined;
}

/** Whether an app has accepted it. */
export async function isDelivered(db: Db, id: string): Promise<boolean> {
  const { state } = await db
    .selectFrom('driver_notification')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'delivered' || state === 'read';
}

const LISTED = 100;

/** The latest notifications of a driver, the latest first. */
export const listNotifications = (db: Db, driverId: number): Promise<SentNotification[]> =>
  db
    .selectFrom('driver_notification')
    .select(['id', 'at', 'kind', 'msg', 'state', 'changedAt', sql<NotificationFailure | null>`error`.as('error'), 'by'])
    .where('driverId', '=', driverId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
