import { afterAll, describe, expect, it, vi } from 'vitest';
import { ChangeFeed } from '../../db/change-feed.ts';
import { createLogger } from '../../kernel/logger.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { DeliveredNotification, DriverAppConnections, NotificationPort } from './notification-port.ts';
import { describeNotificationPort } from './notification-port.contract.ts';
import { createSocketNotifications } from './socket-notifications.ts';
let moment = new Date('2026-03-03T10:00:00Z').getTime();
const now = () => new Date(moment);
const database = await createTestDatabase();
const sender = {
  id: await createStaff(database.db, { email: 'd@navette.example', password: 'unused words' }),
  name: 'Ada Vermeulen',
};
afterAll(() => database.drop());

const driver = async () =>
  (
    await database.db
      .insertInto('driver')
      .values({ firstname: 'Karim', lastname: 'Benali' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

async function connect(apps: DriverAppConnections, driverId: number, { deaf = false } = {}) {
  const received: DeliveredNotification[] = [];
  const deliver = (notification: DeliveredNotification): Promise<void> =>
    deaf ? new Promise(() => {}) : Promise.resolve(void received.push(notification));
  const leave = await apps.connect(driverId, { deliver });
  return { received, leave, read: async (id: string) => void (await apps.read(driverId, id)) };
}

describeNotificationPort('embedded', async () => {
  const port = createSocketNotifications(database.db, { now, patience: 100 });
  return {
    port,
    driver,
    sender,
    now,
    connect: (driverId, options) => connect(port, driverId, options),
    pass: (milliseconds) => void (moment += milliseconds),
  };
});

it('answers the sender while a connected phone acknowledges nothing, and delivers what the phone takes later', async () => {
  const port = createSocketNotifications(database.db, { now, patience: 60_000 });
  const driverId = await driver();
  let acknowledge: () => void = () => undefined;
  const acknowledged = new Promise<void>((resolve) => (acknowledge = resolve));
  const leave = await port.connect(driverId, { deliver: () => acknowledged });
  const send = (msg: string) => port.send({ driverId, kind: 'message', msg, details: null, endsAt: null, by: sender });
  const sent = await Promise.all([send('one'), send('two'), send('three')]);
  expect(sent.map(({ delivered }) => delivered)).toEqual([false, false, false]);
  acknowledge();
  await vi.waitFor(async () =>
    expect((await port.list(driverId)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']),
  );
  leave();
});

describe('notifications of several processes', () => {
  it('delivers a notification to an app that is connected to another process', async () => {
    const changes = new ChangeFeed(database.url, database.pool, createLogger('silent'));
    await changes.start();
    const here: NotificationPort = createSocketNotifications(database.db, { now });
    const there = createSocketNotifications(database.db, { now, changes });
    const driverId = await driver();
    const app = await connect(there, driverId);
    await here.send({ driverId, kind: 'message', msg: 'across', details: null, endsAt: null, by: sender });
    await vi.waitFor(async () => expect(await here.list(driverId)).toMatchObject([{ state: 'delivered' }]), {
      timeout: 5000,
    });
    expect(app.received).toHaveLength(1);
    app.leave();
    await changes.stop();
  });

  it('deletes notifications with the driver', async () => {
    const port = createSocketNotifications(database.db, { now });
    const driverId = await driver();
    await port.send({ driverId, kind: 'message', msg: 'bye', details: null, endsAt: null, by: sender });
    await database.db.deleteFrom('driver').where('id', '=', driverId).execute();
    expect(await port.list(driverId)).toEqual([]);
  });
});
