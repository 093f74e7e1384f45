import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type DeliveredNotification,
  type NewNotification,
  type NotificationPort,
  SECOND_CLICK,
} from './notification-port.ts';

/** The app of a driver, as a test plays it. */
export interface PlayedApp {
  /** Delivered notifications, in order. */
  readonly received: readonly DeliveredNotification[];
  /** The driver looks at one. */
  read(id: string): Promise<void>;
  leave(): void;
}

/** Adapter under test, with its surroundings. */
export interface NotificationStage {
  readonly port: NotificationPort;
  /** A driver without notifications. */
  driver(): Promise<number>;
  /** Sender. */
  readonly sender: NewNotification['by'];
  /** Connects the app of a driver. A deaf one takes nothing. */
  connect(driverId: number, options?: { deaf?: boolean }): Promise<PlayedApp>;
  /** The moment it is. */
  now(): Date;
  /** Lets time go by. */
  pass(milliseconds: number): void;
}

/** Contract tests of every adapter of the notification port; call it in the adapter's test file. */
export function describeNotificationPort(name: string, open: () => Promise<NotificationStage>): void {
  describe(`notification port: ${name}`, () => {
    let stage: NotificationStage;
    let driverId: number;
    beforeAll(async () => {
      stage = await open();
    });
    beforeEach(async () => {
      driverId = await stage.driver();
    });
    const message = (msg: string, more: Partial<NewNotification> = {}): NewNotification => ({
      driverId,
      kind: 'message',
      msg,
      details: null,
      endsAt: null,
      by: stage.sender,
      ...more,
    });
    const states = async () => (await stage.port.list(driverId)).map(({ msg, state }) => `${msg} ${state}`);

    it('queues notifications while the app is disconnected, and delivers them oldest first when it connects', async () => {
      const { id, delivered } = await stage.port.send(message('one', { details: { price: 12.5 } }));
      expect(delivered).toBe(false);
      stage.pass(1000);
      await stage.port.send(message('two'));
      expect(await states()).toEqual(['two waiting', 'one waiting']);
      const app = await stage.connect(driverId);
      expect(app.received).toMatchObject([
        { id, msg: 'one', kind: 'message', details: { price: 12.5 } },
        { msg: 'two', details: null },
      ]);
      expect(await states()).toEqual(['two delivered', 'one delivered']);
      app.leave();
    });

    it('delivers at once to a connected app, and to no other', async () => {
      const app = await stage.connect(driverId);
      const other = await stage.connect(await stage.driver());
      expect(await stage.port.send(message('now'))).toEqual({ id: app.received[0]?.id, delivered: true });
      expect(other.received).toEqual([]);
      app.leave();
      expect(await stage.port.send(message('too late'))).toMatchObject({ delivered: false });
      expect(app.received).toHaveLength(1);
    });

    it('records when the driver read a notification, who sent it and when', async () => {
      const app = await stage.connect(driverId);
      const { id } = await stage.port.send(message('look'));
      const at = stage.now();
      stage.pass(60_000);
      await app.read(id);
      expect(await stage.port.list(driverId)).toEqual([
        {
          id,
          msg: 'look',
          kind: 'message',
          state: 'read',
          at,
          changedAt: stage.now(),
          error: null,
          by: stage.sender.name,
        },
      ]);
    });

    it('lets no driver mark notifications of others', async () => {
      const { id } = await stage.port.send(message('private'));
      const other = await stage.connect(await stage.driver());
      await other.read(id);
      expect(await states()).toEqual(['private waiting']);
    });

    it('marks a demand as failed that nobody saw before its expiry', async () => {
      const endsAt = new Date(stage.now().getTime() + 60_000);
      await stage.port.send(message('urgent', { kind: 'booking', endsAt, details: {} }));
      stage.pass(61_000);
      const app = await stage.connect(driverId);
      expect(app.received).toEqual([]);
      expect(await stage.port.list(driverId)).toMatchObject([{ state: 'failed', error: 'expired' }]);
    });

    it('keeps a notification queued that the app does not acknowledge', async () => {
      const deaf = await stage.connect(driverId, { deaf: true });
      expect(await stage.port.send(message('hello?'))).toMatchObject({ delivered: false });
      deaf.leave();
      const app = await stage.connect(driverId);
      expect(app.received).toMatchObject([{ msg: 'hello?' }]);
    });

    it('treats a second click as the first, also concurrently, and the same words later as new', async () => {
      const app = await stage.connect(driverId);
      const clicks = await Promise.all(
        [message('twice'), message('twice'), message('twice')].map((click) => stage.port.send(click)),
      );
      expect(new Set(clicks.map(({ id }) => id)).size).toBe(1);
      await stage.port.send(message('something else'));
      expect(app.received.map(({ msg }) => msg)).toEqual(['twice', 'something else']);
      stage.pass(SECOND_CLICK + 1);
      const { id } = await stage.port.send(message('twice'));
      expect(id).not.toBe(clicks[0]?.id);
    });

    it('answers an empty list for a driver without notifications', async () => {
      expect(await stage.port.list(driverId)).toEqual([]);
    });
  });
}
