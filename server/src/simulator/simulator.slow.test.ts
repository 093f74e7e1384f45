import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { insertBooking } from '../testing/records.ts';
import type { Character } from './simulated-driver.ts';
import { numberWith } from './testing/trips.ts';
import { openPlayHouse, type PlayHouse } from './testing/play.ts';

const PACE = 100;
const DAY = '2026-03-10';
let play: Awaited<ReturnType<PlayHouse['start']>> | undefined;
let nextId = 1;
const house = await openPlayHouse();
beforeEach(async () => {
  // In Brussels it is an hour later.
  house.setClock(`${DAY}T08:00:00Z`);
  for (const table of [
    'demand',
    'ticket',
    'booking_history',
    'booking',
    'driver_location',
    'driver_position',
    'driver_notification',
    'sign_in_attempt',
    'driver_session',
  ] as const)
    await house.server.db.deleteFrom(table).execute();
});
afterEach(async () => {
  await play?.stop();
  play = undefined;
});
afterAll(() => house.close());

const soon = (check: () => unknown, timeout = 20_000) => vi.waitFor(check, { timeout, interval: 50 });
const start = async (speed = PACE) => {
  play = await house.start(speed);
};

/** A trip from 10:00 to 11:00 of the first driver, who decides so about it. */
async function tripWith(wanted: Partial<Character>, more: Parameters<typeof insertBooking>[2] = {}): Promise<number> {
  const id = numberWith(house.records.driverId, wanted, nextId);
  nextId = id + 1;
  return insertBooking(house.server.db, house.records, {
    id,
    ap_date: DAY,
    ap_time: '11:00',
    pick_time: '10:00',
    ...more,
  });
}
const booking = async (id: number) =>
  house.server.db
    .selectFrom('booking')
    .select(['accepted', 'status', 'charged'])
    .where('id', '=', id)
    .executeTakeFirst();
const place = async () =>
  house.server.db
    .selectFrom('driver_location')
    .select(['latitude', 'longitude'])
    .where('driverId', '=', house.records.driverId)
    .executeTakeFirst();
const dispatcher = () => house.server.signedIn('dispatch');
const sessions = async () =>
  house.server.db.selectFrom('driver_session').select('id').where('driverId', '=', house.records.driverId).execute();

describe('the drivers of the demo', () => {
  it('answers waiting trips: simulated drivers accept most and refuse some', async () => {
    const accepted = await tripWith({ refuses: false, putsOff: 2 });
    const refused = await tripWith({ refuses: true, putsOff: 2 });
    await start();
    await soon(async () => expect(await booking(accepted)).toMatchObject({ accepted: 2, status: 0 }));
    await soon(async () => expect(await booking(refused)).toMatchObject({ accepted: 3, status: 0 }));
  });

  it('answers a booking that the office makes, also for tomorrow', async () => {
    await start();
    await soon(async () => expect(await place()).toBeTruthy());
    const token = await dispatcher();
    const id = await tripWith({ refuses: false, thinksFor: 15 }, { ap_date: '2026-03-11', accepted: 0 });
    await house.server.call(token, 'updateBooking', { accepted: 1 }, { path: { id } });
    await soon(async () => expect(await booking(id)).toMatchObject({ accepted: 2 }));
  });

  it('takes passengers on board and arrives on time, with positions and a receipt', { timeout: 90_000 }, async () => {
    const id = await tripWith(
      { refuses: false, findsNobody: false, omitsReports: false, sendsTicket: true, lateBy: 0 },
      { accepted: 2 },
    );
    await start();
    await soon(async () => expect(await place()).toEqual({ latitude: 50.85, longitude: 4.35 }));
    house.setClock(`${DAY}T09:00:05Z`);
    await soon(async () => expect(await booking(id)).toEqual({ accepted: 2, status: 0, charged: true }));
    house.setClock(`${DAY}T09:30:00Z`);
    await soon(async () => expect((await place())?.latitude).toBeCloseTo((50.83 + 50.88) / 2, 2));
    expect(await booking(id)).toMatchObject({ status: 0 });
    house.setClock(`${DAY}T10:00:05Z`);
    await soon(async () => expect(await booking(id)).toMatchObject({ status: 1 }));
    const token = await dispatcher();
    const receipts = async () => (await house.server.call(token, 'listTicketsByBooking', { bookingId: id })).body;
    // Its photo is inspected in a worker, which alone may take 20 seconds on a busy machine.
    await soon(async () => expect(await receipts()).toMatchObject([{ date: DAY, driver: 'Benali Karim' }]), 60_000);
  });

  it('leaves alone trips that the office reopens or records afterwards', async () => {
    const [again, open] = [
      await tripWith({ refuses: false, omitsReports: false, lateBy: 0 }, { accepted: 2 }),
      await tripWith({ refuses: false, omitsReports: false, lateBy: 0 }, { accepted: 2 }),
    ];
    house.setClock(`${DAY}T10:20:00Z`);
    await start();
    for (const id of [again, open]) await soon(async () => expect(await booking(id)).toMatchObject({ status: 1 }));
    const token = await dispatcher();
    await house.server.call(token, 'updateBooking', { status: 0 }, { path: { id: again } });
    const late = await tripWith(
      { refuses: false, omitsReports: false, lateBy: 0, thinksFor: 15 },
      { accepted: 0, ap_time: '09:00', pick_time: '08:30' },
    );
    await house.server.call(token, 'updateBooking', { accepted: 1 }, { path: { id: late } });
    await soon(async () => expect(await booking(late)).toMatchObject({ accepted: 2 }));
    const positions = async () =>
      (
        await house.server.db
          .selectFrom('driver_position')
          .select('time')
          .where('driverId', '=', house.records.driverId)
          .execute()
      ).length;
    const before = await positions();
    // The driver has polled several times since.
    await soon(async () => expect(await positions()).toBeGreaterThan(before + 2));
    expect(await booking(late)).toMatchObject({ status: 0 });
    expect(await booking(again)).toMatchObject({ status: 0 });
    expect(await booking(open)).toMatchObject({ status: 1 });
  });

  it('receives notifications and marks them as read', async () => {
    await start();
    const token = await dispatcher();
    const { driverId } = house.records;
    await house.server.call(token, 'sendMessageNotification', { msg: 'Appelez-nous', driverId });
    await soon(async () =>
      expect(
        (await house.server.call(token, 'listDriverNotifications', undefined, { path: { id: driverId } })).body,
      ).toMatchObject([{ msg: 'Appelez-nous', state: 'read' }]),
    );
  });

  it('demands unassigned trips', async () => {
    const id = await tripWith({}, { accepted: 0, price: 30 });
    await house.server.db
      .updateTable('booking')
      .set({ driverId: house.records.otherDriverId })
      .where('id', '=', id)
      .execute();
    await start();
    const token = await dispatcher();
    await soon(async () =>
      expect((await house.server.call(token, 'listDemands')).body).toMatchObject([
        { id, driverId: house.records.driverId, price: 18 },
      ]),
    );
  });

  it('reconnects simulated drivers after a disconnection and after the end of their session', async () => {
    await start();
    await soon(async () => expect(await place()).toBeTruthy());
    house.breakLines();
    const id = await tripWith({ refuses: false }, { ap_time: '09:40', pick_time: '09:20' });
    await soon(async () => expect(await booking(id)).toMatchObject({ accepted: 2 }));
    const [before] = await sessions();
    await house.server.db.deleteFrom('driver_session').execute();
    await soon(async () =>
      expect((await sessions()).map((session) => session.id)).toEqual([expect.not.stringMatching(before?.id ?? '')]),
    );
  });

  it('leaves sign-in attempts to the office and skips accounts of people', async () => {
    const { db } = house.server;
    // A sign-in of the previous simulation may still be running.
    await soon(async () => {
      for (const table of ['sign_in_attempt', 'driver_session'] as const) await db.deleteFrom(table).execute();
      await pause(300);
      expect(await db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('driver_session').selectAll().execute()).toEqual([]);
    });
    await db.updateTable('driver').set({ active: false }).where('id', '=', house.records.otherDriverId).execute();
    const { passwordHash } = await db
      .selectFrom('app_user')
      .select('passwordHash')
      .where('role', '=', 'driver')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('app_user')
      .set({ passwordHash: await hashPassword('their own') })
      .where('email', '=', `driver${house.records.driverId}@navette.example`)
      .execute();
    try {
      await start();
      await pause(1000);
      expect(await db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('driver_session').selectAll().execute()).toEqual([]);
    } finally {
      await db.updateTable('driver').set({ active: true }).execute();
      await db.updateTable('app_user').set({ passwordHash }).where('role', '=', 'driver').execute();
    }
  });

  it('stops the simulation at once and leaves no open socket', async () => {
    const idle = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    await start();
    await soon(async () => expect(await place()).toBeTruthy());
    const before = performance.now();
    await play?.stop();
    expect(performance.now() - before).toBeLessThan(1000);
    await soon(() => expect(house.lines()).toBe(0));
    await soon(() =>
      expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length).toBeLessThanOrEqual(idle),
    );
  });

  it('logs nothing while simulated drivers run', () => {
    expect(house.logged).toEqual([]);
  });
});
