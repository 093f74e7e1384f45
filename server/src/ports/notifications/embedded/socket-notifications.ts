import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Db } from '../../../db/database.ts';
import type { DeliveredNotification, DriverApp, DriverAppConnections } from '../driver-app.ts';
import type { NotificationPort } from '../notification-port.ts';
import {
  expireNotifications,
  isDelivered,
  keepNotification,
  listNotifications,
  markDelivered,
  markRead,
  waitingNotifications,
} from './notification-queries.ts';

/** Time-out of an app's answer, ms. */
const PATIENCE = 5_000;

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
      await hand(notification.driverId).catch(() => undefined);
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

async function takes(app: DriverApp, notification: DeliveredNotification, patience: number): Promise<boolean> {
  const given = app.deliver(notification).then(
    () => true,
    () => false,
  );
  const over = new AbortController();
  try {
    return await Promise.race([given, pause(patience, false, { ref: false, signal: over.signal })]);
  } finally {
    over.abort();
  }
}
