import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { attachSockets, type AttachedSockets } from '../../realtime/attach-sockets.ts';
import { createRecords, insertBooking, type Records } from '../../testing/records.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let sockets: AttachedSockets;
let records: Records;
let folder: string;
let url: string;
let token: string;
const opened: Socket[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navette-drivers-'));
  server = await createTestApp({ changes: true, filesDir: join(folder, 'files') });
  records = await createRecords(server.db);
  sockets = attachSockets(server.app.server, server.services, createLogger('silent'));
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  for (const [id, name] of [[records.driverId, 'Karim'], [records.otherDriverId, 'Els']] as const) {
    const email = `${name}@navette.example`;
    await server.db.updateTable('driver').set({ email }).where('id', '=', id).execute();
    await server.db.insertInto('app_user').values({ firstname: name, lastname: 'Driver', email, role: 'driver' }).execute();
  }
  token = await tokenOf('Karim', records.driverId);
});
beforeEach(async () => {
  for (const table of ['demand', 'ticket', 'booking_history', 'booking', 'driver_location', 'driver_position', 'driver_notification'] as const) await server.db.deleteFrom(table).execute();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await sockets.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function tokenOf(name: string, driverId: number): Promise<string> {
  const { id } = await server.db.selectFrom('app_user').select('id').where('email', '=', `${name}@navette.example`).executeTakeFirstOrThrow();
  const { sessionId, expiresAt } = await server.services.driverSessions.create(id, driverId);
  return server.services.tokens.sign(sessionId, expiresAt);
}

function open(given: string | undefined, namespace = '/driver'): Socket {
  const socket = io(url + namespace, { transports: ['websocket'], auth: { token: given }, reconnection: false, forceNew: true });
  opened.push(socket);
  return socket;
}

async function connected(given = token): Promise<Socket> {
  const socket = open(given);
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return socket;
}

const next = (socket: Socket, event: string): Promise<unknown> => new Promise((resolve) => socket.once(event, resolve));
const say = (socket: Socket, event: string, message: unknown): Promise<unknown> => socket.timeout(10_000).emitWithAck(event, message);
const ok = (result?: unknown) => (result === undefined ? { ok: true } : { ok: true, result });
const refused = (code: string) => ({ ok: false, code });
const booking = async (id: number) => server.db.selectFrom('booking').select(['accepted', 'status', 'charged']).where('id', '=', id).executeTakeFirst();
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 10 });

const position = { coords: { speed: 12.5 }, activity: { type: 'in_vehicle' }, battery: { level: 0.8, is_charging: false } };
const reported = (latitude: number, secondsAgo = 0) => ({ latitude, longitude: 4.35, time: new Date(Date.now() - secondsAgo * 1000).toISOString(), position });

describe('the socket of the drivers', () => {
  it.each([
    ['no token', async () => undefined],
    ['a made-up one', async () => 'a.b.c'],
    ['that of staff', () => server.signedIn('super')],
  ])('stays closed with %s', async (_, of) => {
    expect(await next(open(await of()), 'connect_error')).toMatchObject({ message: 'unauthorized' });
  });

  it('is the only one their token opens', async () => {
    expect(await next(open(token, ''), 'connect_error')).toMatchObject({ message: 'unauthorized' });
  });

  it('serves a few apps of a driver, not any number', async () => {
    for (let count = 0; count < 5; count += 1) await connected();
    expect(await next(open(token), 'connect_error')).toMatchObject({ message: 'rateLimited' });
  });
});

describe('a driver', () => {
  it('gets the bookings of a day, and no one else’s', async () => {
    const id = await insertBooking(server.db, records);
    await insertBooking(server.db, { ...records, driverId: records.otherDriverId });
    await insertBooking(server.db, records, { ap_date: '2026-03-04' });
    const answer = await say(await connected(), 'bookings', { date: '2026-03-03' });
    expect(answer).toMatchObject(ok([{ id, driverId: records.driverId, client_lastname: 'Œuvrard', destination_fullAddress: expect.any(String) }]));
  });

  it('accepts, takes the passenger on board and ends the trip; history has it in the driver’s name', async () => {
    const id = await insertBooking(server.db, records, { accepted: 1 });
    const socket = await connected();
    expect(await say(socket, 'answer', { bookingId: id, accepted: 2 })).toMatchObject(ok());
    expect(await say(socket, 'charged', { bookingId: id, charged: true })).toMatchObject(ok());
    expect(await booking(id)).toEqual({ accepted: 2, status: 0, charged: true });
    expect(await say(socket, 'finish', { bookingId: id, status: 1 })).toMatchObject(ok());
    expect(await say(socket, 'finish', { bookingId: id, status: 1 })).toMatchObject(ok());
    expect(await booking(id)).toMatchObject({ accepted: 2, status: 1 });
    const { body } = await server.call(await server.signedIn('dispatch'), 'listBookingHistory', undefined, { path: { id } });
    expect(body).toHaveLength(3);
    expect(body[2]).toMatchObject({ action: 'update', user: { name: 'Karim Driver' }, changes: [{ field: 'accepted', old: 1, new: 2 }] });
  });

  it('changes neither the bookings of others nor what the office closed or archived', async () => {
    const [others, closed, archived] = [
      await insertBooking(server.db, { ...records, driverId: records.otherDriverId }),
      await insertBooking(server.db, records, { status: 3 }),
      await insertBooking(server.db, records, { archivedAt: new Date() }),
    ];
    const socket = await connected();
    for (const [event, rest] of [['answer', { accepted: 3 }], ['charged', { charged: true }], ['finish', { status: 2 }]] as const) {
      expect(await say(socket, event, { bookingId: others, ...rest })).toEqual(refused('forbidden'));
      expect(await say(socket, event, { bookingId: closed, ...rest })).toEqual(refused('booking.closed'));
      expect(await say(socket, event, { bookingId: archived, ...rest })).toEqual(refused('forbidden'));
      expect(await say(socket, event, { bookingId: 2_000_000_000, ...rest })).toEqual(refused('notFound'));
    }
    expect(await server.db.selectFrom('booking_history').select('id').execute()).toEqual([]);
  });

  it('hears which bookings changed, were given or taken away, on every app', async () => {
    const [here, there, other] = [await connected(), await connected(), await connected(await tokenOf('Els', records.otherDriverId))];
    const id = await insertBooking(server.db, records);
    const staff = await server.signedIn('dispatch');
    const told = [here, there, other].map((socket) => next(socket, 'booking_update'));
    await server.call(staff, 'updateBooking', { driverId: records.otherDriverId, assignAnyway: true }, { path: { id } });
    expect(await Promise.all(told)).toEqual(told.map(() => ({ ids: [id], dates: ['2026-03-03'] })));
    const heard = vi.fn<(update: unknown) => void>();
    here.on('booking_update', heard);
    const update = next(other, 'booking_update');
    await server.call(staff, 'updateBooking', { comment: 'x' }, { path: { id } });
    await update;
    await pause(100);
    expect(heard).not.toHaveBeenCalled();
  });

  it('asks for the booking of another with its way back, and staff sees it', async () => {
    const theirs = { ...records, driverId: records.otherDriverId };
    const back = await insertBooking(server.db, theirs, { type: 'back', ap_time: '12:00' });
    const id = await insertBooking(server.db, theirs, { linkedId: back, pick_time: '09:15' });
    const demand = { bookingId: id, price: 24.5, endtime: new Date(Date.now() + 600_000).toISOString(), both: true };
    const socket = await connected();
    const first = await say(socket, 'demand', { ...demand, price: 20 });
    const answer = await say(socket, 'demand', demand);
    expect(answer).toEqual(first);
    const { body } = await server.call(await server.signedIn('dispatch'), 'listDemands');
    const [home, clinic] = ['Rue Neuve 3, 1000 Bruxelles', 'Boulevard du Jardin botanique 32, 1000 Bruxelles'];
    expect(answer).toEqual(ok(body[0]?.key));
    expect(body).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{20}$/),
        id,
        driverId: records.driverId,
        endtime: demand.endtime,
        price: 24.5,
        bookings: [
          { date: '2026-03-03', picktime: '09:15', trip: { origin: home, destination: clinic } },
          { date: '2026-03-03', picktime: '12:00', trip: { origin: clinic, destination: home } },
        ],
      },
    ]);
  });

  it('asks neither for an own booking, nor for one that is closed or gone, nor without end, nor for a way back that is none', async () => {
    const theirs = { ...records, driverId: records.otherDriverId };
    const [own, closed, alone] = [await insertBooking(server.db, records), await insertBooking(server.db, theirs, { status: 1 }), await insertBooking(server.db, theirs, { ap_date: '2026-03-09' })];
    const demand = (bookingId: number, more = {}) => ({ bookingId, price: null, endtime: new Date(Date.now() + 600_000).toISOString(), both: false, ...more });
    const socket = await connected();
    expect(await say(socket, 'demand', demand(own))).toEqual(refused('conflict'));
    expect(await say(socket, 'demand', demand(closed))).toEqual(refused('booking.closed'));
    expect(await say(socket, 'demand', demand(2_000_000_000))).toEqual(refused('notFound'));
    expect(await say(socket, 'demand', demand(alone, { both: true }))).toEqual(refused('demand.noReturn'));
    expect(await say(socket, 'demand', demand(alone, { endtime: '2020-01-01T00:00:00Z' }))).toEqual(refused('validation'));
    expect(await say(socket, 'demand', demand(alone, { endtime: '2999-01-01T00:00:00Z' }))).toEqual(refused('validation'));
  });

  it('sends the photo of a receipt, also a large one, once', async () => {
    const id = await insertBooking(server.db, records);
    const others = await insertBooking(server.db, { ...records, driverId: records.otherDriverId });
    const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(6_000_000, 3)]);
    const socket = await connected();
    const answer = await say(socket, 'ticket', { bookingId: id, date: '2026-03-03', photo });
    expect(await say(socket, 'ticket', { bookingId: id, date: '2026-03-03', photo })).toEqual(answer);
    expect(await server.db.selectFrom('ticket').select(['id', 'driverId', 'date']).execute()).toEqual([{ id: expect.any(String), driverId: records.driverId, date: '2026-03-03' }]);
    expect(await say(socket, 'ticket', { bookingId: others, date: '2026-03-03', photo })).toEqual(refused('forbidden'));
    expect(await say(socket, 'ticket', { bookingId: id, date: '2026-03-03', photo: Buffer.from('GIF89a') })).toEqual(refused('file.unsupported'));
  });

  it('is told what waits and what comes, and says that it was read', async () => {
    const staff = await server.signedIn('dispatch');
    const { driverId } = records;
    await server.call(staff, 'sendMessageNotification', { msg: 'Attend', driverId });
    const received: { id: string; msg: string }[] = [];
    const socket = open(token);
    socket.on('notification', (notification: { id: string; msg: string }, reply: () => void) => {
      received.push(notification);
      reply();
    });
    await soon(() => expect(received).toMatchObject([{ kind: 'message', msg: 'Attend', details: null, at: expect.any(String) }]));
    const { body } = await server.call(staff, 'sendMessageNotification', { msg: 'Vient', driverId });
    expect(body.delivered).toBe(true);
    expect(received[1]).toMatchObject({ id: body.id, msg: 'Vient' });
    expect(await say(socket, 'read', { id: body.id })).toMatchObject(ok());
    expect(await say(socket, 'read', { id: 'unknown' })).toEqual(refused('notFound'));
    expect((await server.call(staff, 'listDriverNotifications', undefined, { path: { id: driverId } })).body[0]).toMatchObject({ msg: 'Vient', state: 'read' });
  });

  it('is let go when the session is over', async () => {
    const socket = await connected();
    const closed = [next(socket, 'session_ended'), next(socket, 'disconnect')];
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', records.driverId).execute();
    await Promise.all(closed);
    expect(socket.connected).toBe(false);
    await server.db.updateTable('driver').set({ active: true }).where('id', '=', records.driverId).execute();
  });
});

describe('positions', () => {
  const last = () => server.db.selectFrom('driver_location').select(['latitude', 'charged']).where('driverId', '=', records.driverId).executeTakeFirst();

  it('are kept with their history, the latest as the last, whatever the order they come in', async () => {
    const socket = await connected();
    for (const [latitude, ago] of [[50.1, 60], [50.3, 10], [50.2, 30]] as const) expect(await say(socket, 'position', reported(latitude, ago))).toMatchObject(ok());
    expect(await last()).toEqual({ latitude: 50.3, charged: false });
    const history = await server.db.selectFrom('driver_position').select(['latitude', 'speed']).orderBy('time').execute();
    expect(history).toEqual([{ latitude: 50.1, speed: 12.5 }, { latitude: 50.2, speed: 12.5 }, { latitude: 50.3, speed: 12.5 }]);
  });

  it('of a clock that runs ahead are of now, those of yesterday none', async () => {
    const socket = await connected();
    await say(socket, 'position', reported(50.1, -3600));
    await pause(5);
    await say(socket, 'position', reported(50.2));
    expect(await last()).toMatchObject({ latitude: 50.2 });
    expect(await say(socket, 'position', reported(50.3, 25 * 3600))).toEqual(refused('validation'));
  });

  it('say whether a passenger is on board, as soon as that changes', async () => {
    const id = await insertBooking(server.db, records, { ap_date: new Date().toISOString().slice(0, 10) });
    const socket = await connected();
    await say(socket, 'position', reported(50.1));
    await say(socket, 'charged', { bookingId: id, charged: true });
    expect(await last()).toEqual({ latitude: 50.1, charged: true });
    await say(socket, 'finish', { bookingId: id, status: 1 });
    expect(await last()).toEqual({ latitude: 50.1, charged: false });
  });

  it('that come as a flood are dropped, with a word', async () => {
    const socket = await connected();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => say(socket, 'position', reported(50 + index / 1000))));
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(refused('rateLimited'))).length).toBeGreaterThan(30);
    expect(socket.connected).toBe(true);
  });
});

describe('what is not of the protocol', () => {
  const events = ['position', 'bookings', 'answer', 'charged', 'finish', 'demand', 'ticket', 'read'];
  it.each([[null], [undefined], ['text'], [[]], [{}], [{ bookingId: '1' }], [{ bookingId: 0.5, date: '2026-02-30', accepted: 7 }], [{ bookingId: 1, date: '2026-03-03', photo: 'text' }], [Buffer.from('bytes')]])(
    'is refused: %j',
    async (message) => {
      const socket = await connected();
      for (const event of events) expect({ event, answer: await say(socket, event, message) }).toEqual({ event, answer: refused('validation') });
      expect(socket.connected).toBe(true);
    },
  );

  it('is refused with one property too many, and survives calls without a reply', async () => {
    const id = await insertBooking(server.db, records);
    const socket = await connected();
    expect(await say(socket, 'answer', { bookingId: id, accepted: 2, driverId: records.otherDriverId })).toEqual(refused('validation'));
    for (const event of [...events, 'unknown']) socket.emit(event, { bookingId: id, accepted: 2 });
    await soon(async () => expect(await booking(id)).toMatchObject({ accepted: 2 }));
    expect(socket.connected).toBe(true);
  });
});
