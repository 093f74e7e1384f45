import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Manager, type Socket } from 'socket.io-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listeningServer } from '../../testing/listening-server.ts';

const { server, url, connected: connect } = await listeningServer();
beforeEach(async () => {
  await server.db.deleteFrom('driver_location').execute();
});

/** Of a driver who has not connected yet: how often one of them may do so is counted. */
async function driverToken(): Promise<string> {
  const email = `driver-${randomUUID()}@navette.example`;
  const driver = await server.db
    .insertInto('driver')
    .values({ firstname: 'Karim', lastname: 'Driver', email })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await server.db
    .insertInto('app_user')
    .values({ firstname: 'Karim', lastname: 'Driver', email, role: 'driver' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { sessionId, expiresAt } = await server.services.driverSessions.create(user.id, driver.id);
  return server.services.tokens.sign(sessionId, expiresAt);
}

/** Opened by hand, so that it can send what no honest client does. */
const connected = async (namespace: '/' | '/driver'): Promise<Socket> =>
  connect(namespace === '/' ? await server.signedIn('super') : await driverToken(), namespace);

/** A line on which nobody has packets yet whose it is. */
async function stranger(): Promise<Manager> {
  const line = new Manager(url, { transports: ['websocket'], reconnection: false, autoConnect: false });
  await new Promise<void>((resolve, reject) => line.open((error) => (error ? reject(error) : resolve())));
  return line;
}

const events = {
  '/': ['say', 'action', 'forceDisconnect', 'test', 'answered', 'watch', 'resend', 'disconnect', '__proto__'],
  '/driver': [
    'position',
    'bookings',
    'answer',
    'charged',
    'finish',
    'demand',
    'ticket',
    'answered',
    'read',
    'constructor',
  ],
} as const;

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const position = '"latitude":50.8,"longitude":4.3,"time":"2026-03-03T09:00:00Z"';

/** As they travel, for no client would write them. */
const payloads: readonly (readonly [string, string])[] = [
  ['nothing', 'null'],
  ['an endless number', '1e400'],
  ['a name of every object', '"constructor"'],
  ['a prototype', '{"__proto__":{"admin":true,"to":"all","bookingId":1},"bookingId":1}'],
  [
    'functions that are none',
    '{"to":{"toString":1,"valueOf":1},"bookingId":{"toString":1,"valueOf":1},"toJSON":1,"then":1,"length":-1}',
  ],
  ['lists in lists in lists', deep(50_000)],
  [
    'lists in lists in lists in a property',
    `{"to":"all","bookingId":1,"date":"2026-03-03","photo":${deep(50_000)},"position":${deep(50_000)}}`,
  ],
  [
    'a position that says more than it may',
    `{${position},"position":{"coords":{"speed":null},"activity":{"type":"still","__proto__":{"x":1}},"battery":{"level":1,"is_charging":false},"driverId":2}}`,
  ],
  ['a byte that ends texts', String.raw`{"to":"all","id":"a\u0000b","date":"2026-03-03\u0000"}`],
  ['half of a character', String.raw`{"id":"\ud800","date":"\ud800"}`],
  ['two messages', '{"bookingId":1},{"bookingId":2}'],
];

const raw = (namespace: '/' | '/driver', event: string, payload: string, ack: number) =>
  `2${namespace === '/' ? '' : '/driver,'}${ack}["${event}",${payload}]`;

describe.each(['/', '/driver'] as const)('the socket %s', (namespace) => {
  it.each(payloads)('the socket survives %s', async (_, payload) => {
    const socket = await connected(namespace);
    events[namespace].forEach((event, ack) => socket.io.engine.write(raw(namespace, event, payload, ack + 100)));
    await pause(150);
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect(await server.db.selectFrom('driver_location').select('driverId').execute()).toEqual([]);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
    // Whoever follows is served as before.
    expect((await connected(namespace)).connected).toBe(true);
  });

  it.each([
    ['no packet', '9nonsense'],
    ['an acknowledgement nobody waits for', '3999["x"]'],
    ['bytes that never come', '51-["say",{"_placeholder":true,"num":0}]'],
    ['another namespace', '0/admin,'],
    ['half of one', '2["say",{'],
  ])('the socket survives %s', async (_, packet) => {
    const socket = await connected(namespace);
    socket.io.engine.write(packet);
    await pause(100);
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await connected(namespace)).connected).toBe(true);
  });

  it('the socket is closed on a flood of messages, and few of them reach the database', async () => {
    const socket = await connected(namespace);
    const queries = vi.spyOn(server.services.db, 'transaction');
    const find = vi.spyOn(server.services.tokens, 'sessionOf');
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    const [event, payload] =
      namespace === '/' ? ['say', '{"to":"all","text":"Bonjour"}'] : ['position', `{${position}}`];
    for (let ack = 100; ack < 10_100; ack += 1) socket.io.engine.write(raw(namespace, event, payload, ack));
    expect(await ended).toEqual(expect.any(String));
    expect(queries.mock.calls.length).toBeLessThanOrEqual(100);
    expect(find.mock.calls.length).toBeLessThanOrEqual(40);
    vi.restoreAllMocks();
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await connected(namespace)).connected).toBe(true);
  });

  it('the socket is closed on a message above the size limit', async () => {
    const socket = await connected(namespace);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.io.engine.write(raw(namespace, 'say', `"${'x'.repeat(11 * 1024 * 1024)}"`, 1));
    expect(await ended).toEqual(expect.any(String));
    expect((await connected(namespace)).connected).toBe(true);
  });

  it('closes a connection that sends packets before authentication', async () => {
    const line = await stranger();
    const ended = new Promise((resolve) => line.once('close', resolve));
    line.engine.write(raw(namespace, 'say', '{"to":"all"}', 1));
    expect(await ended).toEqual(expect.any(String));
    expect((await connected(namespace)).connected).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a number', '{"token":7}'],
    ['a list', '[]'],
    ['an object', '{"token":{"toString":"x"}}'],
    ['a long text', `{"token":"${'x'.repeat(1_000_000)}"}`],
    ['a token without signature', '{"token":"eyJhbGciOiJub25lIn0.eyJqdGkiOiJ4IiwiZXhwIjo5OTk5OTk5OTk5fQ."}'],
  ])('refuses authentication with %s', async (_, auth) => {
    const line = await stranger();
    const packets: string[] = [];
    const ended = new Promise((resolve) => line.once('close', resolve));
    const answered = new Promise<void>((resolve) =>
      line.engine.on('data', (packet) => resolve(void packets.push(String(packet)))),
    );
    line.engine.write(`0${namespace === '/' ? '' : '/driver,'}${auth}`);
    await Promise.race([answered, ended]);
    expect(packets.filter((packet) => !packet.startsWith('4'))).toEqual([]);
    line.engine.close();
    expect((await connected(namespace)).connected).toBe(true);
  });
});
