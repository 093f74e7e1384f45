import { createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createServices } from '../main/create-services.ts';
import { createLogger } from '../kernel/logger.ts';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createStaff } from '../testing/staff.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { ChangeFeed } from './change-feed.ts';
import { openRegistry } from '@navette/ops/registry';
const database = await createTestDatabase();
const records = await createRecords(database.db);
const feed = new ChangeFeed(database.url, database.pool, createLogger('silent'));
const services = createServices({
  db: database.db,
  secret: new Uint8Array(32),
  filesDir: '/nonexistent',
  registry: openRegistry('/nonexistent', {}),
  hostDir: '/nonexistent',
  changes: feed,
});
await feed.start();
afterAll(async () => {
  await feed.stop();
  await database.drop();
});

const day = { start: '2026-03-03', end: '2026-03-04' };
/** Number of queries while something is done. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(database.pool, 'connect');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

describe('versions of days', () => {
  it('caches the versions of days and invalidates them as soon as a change is committed', async () => {
    const first = await services.dayVersions.of(day);
    expect(await asked(() => services.dayVersions.of(day))).toBe(0);
    const id = await insertBooking(database.db, records, { ap_date: '2026-03-04' });
    await feed.settled();
    const second = await services.dayVersions.of(day);
    await database.db.updateTable('booking').set({ comment: 'x' }).where('id', '=', id).execute();
    await feed.settled();
    const third = await services.dayVersions.of(day);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await asked(() => services.dayVersions.of(day))).toBe(0);
  });

  it('answers the same versions from the cache and from the database', async () => {
    const asking = createServices({
      db: database.db,
      secret: new Uint8Array(32),
      filesDir: '/nonexistent',
      registry: openRegistry('/nonexistent', {}),
      hostDir: '/nonexistent',
    });
    expect(await services.dayVersions.of(day)).toBe(await asking.dayVersions.of(day));
  });
});

it('caches sessions until they are revoked or their user changes', async () => {
  const userId = await createStaff(database.db, { email: 'ada@navette.example', password: 'correct horse' });
  const { sessionId } = await services.sessions.create(userId);
  const role = async () => (await services.sessions.find(sessionId))?.user.role;
  expect(await role()).toBe('dispatch');
  expect(await asked(role)).toBe(0);
  await database.db.updateTable('app_user').set({ role: 'lead' }).where('id', '=', userId).execute();
  await feed.settled();
  expect(await role()).toBe('lead');
  await database.db.deleteFrom('staff_session').where('id', '=', sessionId).execute();
  await feed.settled();
  expect(await role()).toBeUndefined();
});

it('queries the database each time while the feed is disconnected, and reconnects automatically', async () => {
  await services.dayVersions.of(day);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'navette changes' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(feed.listening).toBe(false));
  const before = await services.dayVersions.of(day);
  await insertBooking(database.db, records, { ap_date: '2026-03-04' });
  expect(await services.dayVersions.of(day)).not.toBe(before);
  await vi.waitFor(() => expect(feed.listening).toBe(true), { timeout: 10_000 });
  const heard = await services.dayVersions.of(day);
  await insertBooking(database.db, records, { ap_date: '2026-03-04' });
  await feed.settled();
  expect(await services.dayVersions.of(day)).not.toBe(heard);
});

it('times out on a database that accepts the connection but never answers', async () => {
  const held = new Set<Socket>();
  const silent = createServer((socket) => void held.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const url = `postgresql://nobody@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/nothing`;
  await expect(new ChangeFeed(url, database.pool, createLogger('silent')).start()).rejects.toThrow('timeout');
  for (const socket of held) socket.destroy();
  silent.close();
}, 30_000);
