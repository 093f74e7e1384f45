import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Db } from '../../db/database.ts';
import {
  type DeliveredNotification,
  type DriverApp,
  type DriverAppConnections,
  type NotificationPort,
  type NewNotification,
  SECOND_CLICK,
  type NotificationFailure,
  type SentNotification,
} from './notification-port.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/** Time-out of an app's answer, ms. */
const PATIENCE = 5_000;

/**
 * Longest time, ms, that the sender waits to hear whether the app has accepted it, which takes a phone with a connection a tenth of that. Notifications
 * of a driver go one by one: after a connection that died unnoticed each would keep the sender waiting for those before it.
 */
const SENDER_WAITS = 1_000;

interface Options {
  readonly now: () => Date;
  /** Change feed: announces notifications queued by other processes for drivers connected here. */
  readonly changes?: ChangeFeed | undefined;
  /** Time-out of an app's answer, ms. */
  readonly patience?: number;
}

/** Outbox of notifications in the database, delivered to the apps that are connected to this process. */
export function createSocketNotifications(
  db: Db,
  { now, changes, patience = PATIENCE }: Options,
): NotificationPort & DriverAppConnections {
  const apps = new Map<number, Set<DriverApp>>();
  const handing = new Map<number, Promise<void>>();

  /** Serialised for each driver, so that the order is preserved and nothing is delivered twice. */
  const hand = (driverId: number): Promise<void> => {
    const next = (handing.get(driverId) ?? Promise.resolve()).then(() => handWaiting(driverId));
    const settled = next
      .catch(() => undefined)
      .then(() => void (handing.get(driverId) === settled && handing.delete(driverId)));
    handing.set(driverId, settled);
    return next;
  };
  const handWaiting = async (driverId: number) => {
    const connected = apps.get(driverId);
    if (!connected) return;
    await expireNotifications(db, driverId, now());
    for (const notification of await waitingNotifications(db, driverId)) {
      const taken = await Promise.all([...connected].map((app) => takes(app, notification, patience)));
      if (!taken.includes(true)) return;
      await markDelivered(db, notification.id, now());
    }
  };
  changes?.onChange((subject, driverId) => {
    if (subject === 'notification' && apps.has(Number(driverId))) hand(Number(driverId)).catch(() => undefined);
  });
  changes?.onReturn(() => {
    for (const driverId of apps.keys()) hand(driverId).catch(() => undefined);
  });

  return {
    async send(notification) {
      const id = await keepNotification(db, notification, now());
      if (!apps.has(notification.driverId)) return { id, delivered: await isDelivered(db, id) };
      // It is stored: an error during delivery does not undo that.
      const handed = hand(notification.driverId).catch(() => undefined);
      await withinTime(handed, SENDER_WAITS, undefined);
      return { id, delivered: await isDelivered(db, id) };
    },
    async list(driverId) {
      await expireNotifications(db, driverId, now());
      return listNotifications(db, driverId);
    },
    async connect(driverId, app) {
      const connected = apps.get(driverId) ?? new Set();
      apps.set(driverId, connected.add(app));
      const leave = () => {
        connected.delete(app);
        if (connected.size === 0 && apps.get(driverId) === connected) apps.delete(driverId);
      };
      try {
        await hand(driverId);
        return leave;
      } catch (error) {
        leave();
        throw error;
      }
    },
    read: (driverId, id) => markRead(db, driverId, id, now()),
  };
}

function takes(app: DriverApp, notification: DeliveredNotification, patience: number): Promise<boolean> {
  const given = app.deliver(notification).then(
    () => true,
    () => false,
  );
  return withinTime(given, patience, false);
}

/** The result of a promise, or another value if it takes longer than these milliseconds. */
async function withinTime<Result>(result: Promise<Result>, limit: number, otherwise: Result): Promise<Result> {
  const over = new AbortController();
  try {
    return await Promise.race([result, pause(limit, otherwise, { ref: false, signal: over.signal })]);
  } finally {
    over.abort();
  }
}

/** Content hash, equal for two clicks: without times, which a page computes anew each time. */
function printOf({ driverId, kind, msg, details, by }: NewNotification): string {
  const { endtime: _end, timestamp: _written, ...content } = details ?? {};
  return createHash('sha256')
    .update(JSON.stringify([driverId, kind, msg, content, by.id]))
    .digest('hex');
}

/** Stores a notification, unless it is a repeated click; returns its id, or that of the first one. */
async function keepNotification(db: Db, notification: NewNotification, now: Date): Promise<string> {
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
const waitingNotifications = (db: Db, driverId: number) =>
  db
    .selectFrom('driver_notification')
    .select(['id', 'kind', 'msg', 'at', 'details'])
    .where('driverId', '=', driverId)
    .where('state', '=', 'waiting')
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Marks expired, unseen notifications as failed. */
const expireNotifications = (db: Db, driverId: number, now: Date) =>
  db
    .updateTable('driver_notification')
    .set({ state: 'failed', error: 'expired' satisfies NotificationFailure, changedAt: now })
    .where('driverId', '=', driverId)
    .where('state', '=', 'waiting')
    .where('endsAt', '<', now)
    .execute();

/** Marks a notification as delivered; a read one stays read. */
const markDelivered = (db: Db, id: string, now: Date) =>
  db
    .updateTable('driver_notification')
    .set({ state: 'delivered', changedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

/** Marks a notification as read. Returns whether it is the driver's. */
async function markRead(db: Db, driverId: number, id: string, now: Date): Promise<boolean> {
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
async function isDelivered(db: Db, id: string): Promise<boolean> {
  const { state } = await db
    .selectFrom('driver_notification')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'delivered' || state === 'read';
}

const LISTED = 100;

/** The latest notifications of a driver, the latest first. */
const listNotifications = (db: Db, driverId: number): Promise<SentNotification[]> =>
  db
    .selectFrom('driver_notification')
    .select(['id', 'at', 'kind', 'msg', 'state', 'changedAt', sql<NotificationFailure | null>`error`.as('error'), 'by'])
    .where('driverId', '=', driverId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
