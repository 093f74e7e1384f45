import { afterAll, describe, expect, it } from 'vitest';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
let moment = new Date('2026-03-03T10:00:00Z').getTime();
const server = await createTestApp({ now: () => new Date(moment) });
const token = await server.signedIn('dispatch');
const records = await createRecords(server.db);
afterAll(() => server.close());

const list = async (id = records.driverId) =>
  (await server.call(token, 'listDriverNotifications', undefined, { path: { id } })).body;
const later = () => void (moment += 60_000);

describe('notifying drivers', () => {
  it('queues a notification until the app of the driver connects', async () => {
    const { status, body } = await server.call(token, 'sendMessageNotification', {
      msg: ' Un transport est annulé. ',
      driverId: records.driverId,
      name: 'Benali',
    });
    expect({ status, body }).toEqual({ status: 200, body: { id: expect.any(String), delivered: false } });
    expect(await list()).toEqual([
      {
        id: body.id,
        at: '2026-03-03T10:00:00.000Z',
        kind: 'message',
        msg: 'Un transport est annulé.',
        state: 'waiting',
        changedAt: '2026-03-03T10:00:00.000Z',
        error: null,
        by: 'Ada dispatch',
      },
    ]);
  });

  it('sends a notification once when it is clicked twice', async () => {
    later();
    const send = () =>
      server.call(token, 'sendMessageNotification', { msg: 'Deux fois', driverId: records.otherDriverId });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body.id).toBe(other.body.id);
    expect(await list(records.otherDriverId)).toHaveLength(1);
  });

  it('sends a demand that expires after a quarter of an hour, the given duration, or at the given time', async () => {
    const id = await insertBooking(server.db, records);
    const trip = { origin: 'Rue Neuve 3, 1000 Bruxelles', destination: 'Route de Lennik 808, 1070 Anderlecht' };
    const demand = {
      id,
      driverId: records.driverId,
      bookings: [{ date: '2026-03-04', picktime: '09:15', trip }],
      price: 24.5,
    };
    await server.call(token, 'sendBookingNotification', { ...demand, msg: 'Un quart d’heure' });
    await server.call(token, 'sendBookingNotification', { ...demand, msg: 'Cinq minutes', timer: 300 });
    await server.call(token, 'sendBookingNotification', { ...demand, msg: 'Midi', endtime: '2026-03-03T12:00:00Z' });
    const rows = await server.db
      .selectFrom('driver_notification')
      .select(['msg', 'endsAt', 'details'])
      .where('kind', '=', 'booking')
      .orderBy('endsAt')
      .execute();
    expect(rows.map(({ msg, endsAt }) => [msg, ((endsAt?.getTime() ?? 0) - moment) / 60_000])).toEqual([
      ['Cinq minutes', 5],
      ['Un quart d’heure', 15],
      ['Midi', 119],
    ]);
    expect(rows[0]?.details).toMatchObject({ bookingId: id, price: 24.5, bookings: [{ picktime: '09:15', trip }] });
  });

  it('reports that nobody saw a demand before it expired', async () => {
    const { driverId } = records;
    await server.call(token, 'sendBookingNotification', { msg: 'Vite', driverId, timer: 60 });
    moment += 61_000;
    expect(await list()).toContainEqual(expect.objectContaining({ msg: 'Vite', state: 'failed', error: 'expired' }));
  });

  it.each([
    ['no text', { msg: '   ' }, 'msg', 'validation.required'],
    ['nobody', { driverId: 999_999 }, 'driverId', 'validation.notFound'],
    ['a booking that is gone', { id: 999_999 }, 'id', 'validation.notFound'],
    ['an end that has passed', { endtime: '2026-03-03T09:00:00Z' }, 'endtime', 'validation.invalid'],
  ])('refuses %s', async (_, wrong, field, messageKey) => {
    const { status, problem } = await server.call(token, 'sendBookingNotification', {
      msg: 'x',
      driverId: records.driverId,
      ...wrong,
    });
    expect({ status, fields: problem.fields }).toEqual({ status: 400, fields: [{ field, messageKey }] });
  });

  it('refuses more than a thousand characters, and an unknown driver', async () => {
    expect(
      (await server.call(token, 'sendMessageNotification', { msg: 'x'.repeat(1001), driverId: records.driverId }))
        .status,
    ).toBe(400);
    expect((await server.call(token, 'listDriverNotifications', undefined, { path: { id: 999_999 } })).status).toBe(
      404,
    );
  });

  it('delivers a notification to a connected app and records that it was read', async () => {
    later();
    const received: string[] = [];
    const leave = await server.services.driverApps.connect(records.otherDriverId, {
      deliver: async ({ msg }) => void received.push(msg),
    });
    const { body } = await server.call(token, 'sendMessageNotification', {
      msg: 'Bonjour',
      driverId: records.otherDriverId,
    });
    leave();
    expect(body.delivered).toBe(true);
    expect(received).toEqual(['Deux fois', 'Bonjour']);
    await server.services.driverApps.read(records.otherDriverId, body.id);
    expect((await list(records.otherDriverId))[0]).toMatchObject({ msg: 'Bonjour', state: 'read' });
  });

  it('logs a notification without a national number in its text', async () => {
    later();
    await server.call(token, 'sendMessageNotification', {
      msg: 'Patient 85.07.30-033-28 attend',
      driverId: records.driverId,
    });
    const { body } = await server.db
      .selectFrom('log')
      .select('body')
      .where('url', '=', '/service/notification/message')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(body).toContain('attend');
    expect(body).not.toContain('033-28');
  });
});
