import { randomUUID } from 'node:crypto';
import type { Role } from '@navette/shared/domain';
import { expect, it, vi } from 'vitest';
import { notifyBookings } from '../../dispatch/booking-events.ts';
import {
  asked,
  colleague,
  done,
  heardDuring,
  listeningServer,
  type ListeningServer,
} from '../../testing/listening-server.ts';
import { bookingForm, createRecords, insertBooking } from '../../testing/records.ts';
import type { ConnectedUser } from './events.ts';

const here = await listeningServer({ changes: true });
const there = await listeningServer({ changes: true, beside: here.server });
const records = await createRecords(here.server.db);

/** A member of staff whose browser is connected to one of the processes, and what it received. */
async function connected({ server, connected: connect }: ListeningServer, role: Role = 'dispatch') {
  const token = await server.signedIn(role);
  const { id } = (await server.call(token, 'getSession')).body.user;
  const received: { present: readonly ConnectedUser[]; readonly updates: unknown[]; gaps: number } = {
    present: [],
    updates: [],
    gaps: 0,
  };
  const socket = await connect(token);
  socket.on('presence', ({ users }: { users: ConnectedUser[] }) => (received.present = users));
  socket.on('booking_update', (update: unknown) => received.updates.push(update));
  socket.on('live_gap', () => (received.gaps += 1));
  return { token, id, socket, received };
}
const INFO = { platform: 'Linux', browser: 'Firefox 140', version: '1', permission: 'prompt', position: null };
/** The app of a driver, connected to the other process. */
async function driverApp() {
  const { server } = there;
  const email = `karim-${randomUUID()}@navette.example`;
  const person = { firstname: 'Karim', lastname: 'Driver', email };
  const driver = await server.db.insertInto('driver').values(person).returning('id').executeTakeFirstOrThrow();
  const user = await server.db
    .insertInto('app_user')
    .values({ ...person, role: 'driver' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { sessionId, expiresAt } = await server.services.driverSessions.create(user.id, driver.id);
  return {
    id: user.id,
    socket: await there.connected(await server.services.tokens.sign(sessionId, expiresAt), '/driver'),
  };
}
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 20 });
const present = ({ received }: { received: { present: readonly ConnectedUser[] } }) =>
  received.present.map(({ user }) => user.id);
/** Nobody has said anything for a minute. */
const silence = () => here.server.pool.query(`update server_process set "seenAt" = now() - interval '1 minute'`);
const cutFeeds = () =>
  here.server.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'navette changes' and datname = current_database()",
  );

it('two processes on one database notify staff of both processes once, and alike, of bookings that one of them changed', async () => {
  const [one, other] = [await connected(here), await connected(there)];
  const { body } = await here.server.call(
    one.token,
    'addBookings',
    bookingForm(records, { dates: ['2026-05-04', '2026-05-05'] }),
  );
  const first = { ids: body.insertIds, dates: ['2026-05-04', '2026-05-05'], version: expect.any(Number) };
  for (const { received } of [one, other]) await soon(() => expect(received.updates).toEqual([first]));
  await there.server.call(other.token, 'updateBooking', { comment: 'x' }, { path: { id: body.insertId } });
  for (const { received } of [one, other]) await soon(() => expect(received.updates).toHaveLength(2));
  expect(one.received.updates).toEqual(other.received.updates);
  const versions = one.received.updates.map((update) => Number(Reflect.get(Object(update), 'version')));
  expect(versions[1]).toBeGreaterThan(versions[0] ?? Number.POSITIVE_INFINITY);
});

it('two processes on one database send nothing that was not committed', async () => {
  const one = await connected(there);
  const undone = here.server.db.transaction().execute(async (trx) => {
    await notifyBookings(trx, { ids: [1], dates: ['2026-05-06'] });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await here.server.services.changes?.settled();
  await notifyBookings(here.server.db, { ids: [2], dates: ['2026-05-06'] });
  await soon(() =>
    expect(one.received.updates).toEqual([{ ids: [2], dates: ['2026-05-06'], version: expect.any(Number) }]),
  );
});

it('two processes on one database split a notification of more bookings than a notice holds', async () => {
  const one = await connected(there);
  const ids = Array.from({ length: 600 }, (_, index) => 2_000_000_000 + index);
  const dates = Array.from({ length: 500 }, (_, index) =>
    new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10),
  );
  await notifyBookings(here.server.db, { ids, dates });
  const received = () => one.received.updates.map((update): { ids: number[]; dates: string[] } => Object(update));
  await soon(() => expect(received()).toHaveLength(6));
  expect(new Set(received().flatMap((update) => update.ids))).toEqual(new Set(ids));
  expect(new Set(received().flatMap((update) => update.dates))).toEqual(new Set(dates));
});

it('two processes on one database list the users connected to either, and those who left', async () => {
  const one = await connected(here);
  const other = await connected(there, 'super');
  // Either may be written down first.
  for (const person of [one, other])
    await soon(() => expect(new Set(present(person))).toEqual(new Set([one.id, other.id])));
  expect(one.received.present).toContainEqual({
    socketId: other.socket.id,
    user: { id: other.id, firstname: 'Ada', lastname: 'super', role: 'super', active: true },
  });
  other.socket.disconnect();
  await soon(() => expect(present(one)).toEqual([one.id]));
});

it('two processes on one database drop the users of a process without heartbeat, and list them again when it resumes', async () => {
  const one = await connected(here);
  await soon(() => expect(present(one)).toEqual([one.id]));
  const gone = '00000000-0000-4000-8000-000000000000';
  await here.server.pool.query(`insert into server_process values ('${gone}', now())`);
  await here.server.pool.query(
    `insert into connected_app values ('of a process that was killed', '${gone}', ${one.id})`,
  );
  await soon(() => expect(one.received.present).toHaveLength(2));
  await silence();
  await soon(() => expect(present(one)).toEqual([one.id]));
  const other = await connected(there);
  await soon(() => expect(present(one)).toEqual([one.id, other.id]));
  await silence();
  // Whichever speaks first takes the other for gone.
  await soon(() => expect([present(one), present(other)].map(({ length }) => length)).toContain(1));
  for (const person of [one, other])
    await soon(() =>
      expect([...present(person)].sort((a, b) => a - b)).toEqual([one.id, other.id].sort((a, b) => a - b)),
    );
}, 60_000);

it('two processes on one database keep nothing of browsers that came and went', async () => {
  const one = await connected(here);
  const token = await there.server.signedIn('lead');
  for (let round = 0; round < 40; round += 1) (await there.connected(token)).disconnect();
  await soon(() => expect([there.count(), present(one)]).toEqual([0, [one.id]]));
  await vi.waitFor(
    async () =>
      expect(await here.server.db.selectFrom('connected_app').select('socketId').execute()).toEqual([
        { socketId: one.socket.id },
      ]),
    { timeout: 15_000 },
  );
});

it('two processes on one database forward commands to each other, and return their outcome', async () => {
  const [boss, target] = [await colleague(here, 'super'), await colleague(there, 'dispatch')];
  const driver = await driverApp();
  for (const app of [target, driver]) {
    const heard = asked(app.socket, 'action');
    await boss.send('action', { to: app.id, action: 'getInfo' });
    const said = asked(boss.socket, 'say');
    const updated = new Promise((resolve) => boss.socket.once('apps_update', resolve));
    app.socket.emit('answered', done((await heard).id, INFO));
    expect(await said).toMatchObject({ from: app.id, info: INFO });
    expect(await updated).toEqual({});
    const [command] = (await here.server.call(boss.token, 'listAppCommands')).body;
    expect(command).toMatchObject({ to: app.id, sent: 1, delivered: 1, answered: 1 });
  }
  expect((await here.server.call(boss.token, 'listConnectedApps')).body.map(({ user }) => user.id)).toEqual(
    expect.arrayContaining([boss.id, target.id, driver.id]),
  );
});

it('two processes on one database carry a command to all to each app once', async () => {
  const boss = await colleague(here, 'super');
  const others = [await colleague(here, 'dispatch'), await colleague(there, 'dispatch'), await driverApp()];
  const heard = others.map(() => 0);
  others.forEach(({ socket }, index) =>
    socket.on('test', (_: unknown, delivered: () => void) => {
      heard[index] = (heard[index] ?? 0) + 1;
      delivered();
    }),
  );
  await boss.send('test', { to: 'all' });
  await soon(() => expect(heard).toEqual([1, 1, 1]));
  await here.server.services.changes?.settled();
  await there.server.services.changes?.settled();
  expect(heard).toEqual([1, 1, 1]);
});

it('two processes on one database close the connections of a user on both with forceDisconnect', async () => {
  const [boss, target] = [await colleague(here, 'super'), await colleague(there, 'dispatch')];
  const beside = await here.connected(target.token);
  const ended = [target.socket, beside].map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
  await boss.send('forceDisconnect', { to: target.id });
  await Promise.all(ended);
  await soon(async () =>
    expect((await here.server.call(boss.token, 'listAppCommands')).body[0]).toMatchObject({ sent: 2, answered: 2 }),
  );
});

it('two processes on one database deliver a command from a gap in the change feed once it is back, but not to apps that connected later', async () => {
  const [boss, target] = [await colleague(here, 'super'), await colleague(there, 'dispatch')];
  const heard = asked(target.socket, 'action');
  const tested = asked(target.socket, 'test');
  await boss.send('test', { to: 'all' });
  await tested;
  const later = await colleague(there, 'dispatch');
  const unmeant = await heardDuring(later.socket, 'test', async () => {
    await cutFeeds();
    await soon(() => expect(there.server.services.changes?.listening).toBe(false));
    await boss.send('action', { to: target.id, action: 'getInfo' });
    expect(await heard).toMatchObject({ from: boss.id });
  });
  expect(unmeant).toEqual([]);
});

it('two processes on one database end a session that the other ended', async () => {
  const one = await connected(here);
  const ended = new Promise((resolve) => one.socket.once('disconnect', resolve));
  await there.server.call(one.token, 'signOut');
  await ended;
  expect(one.socket.connected).toBe(false);
});

it('two processes on one database make every client refetch after a gap in the change feed, and send their own changes during it', async () => {
  const [one, other] = [await connected(here), await connected(there)];
  const id = await insertBooking(here.server.db, records);
  await cutFeeds();
  await soon(() => expect(here.server.services.changes?.listening).toBe(false));
  await here.server.call(one.token, 'updateBooking', { comment: 'y' }, { path: { id } });
  await soon(() =>
    expect(one.received.updates).toEqual([{ ids: [id], dates: ['2026-03-03'], version: expect.any(Number) }]),
  );
  for (const { received } of [one, other]) await soon(() => expect(received.gaps).toBe(1));
  await here.server.call(one.token, 'updateBooking', { comment: 'z' }, { path: { id } });
  await soon(() => expect(other.received.updates.at(-1)).toMatchObject({ ids: [id] }));
});
