import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../http/build-app.ts';
import { handlers } from '../../../main/start-server.ts';
import { readConfig } from '../../../main/config.ts';
import { createServices, type Services } from '../../../main/create-services.ts';
import { ChangeFeed } from '../../../db/change-feed.ts';
import { createLogger } from '../../../kernel/logger.ts';
import { createRecords, insertBooking } from '../../../testing/records.ts';
import { createStaff } from '../../../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { openRegistry } from '@navette/ops/registry';

const secret = new Uint8Array(32);
const folders = { filesDir: '/nonexistent', registry: openRegistry('/nonexistent', {}), hostDir: '/nonexistent' };
const day = '2026-03-03';

let database: TestDatabase;
/** Two processes on one database: what one changes, the other has to know. */
let here: Process;
let there: Process;
beforeAll(async () => {
  database = await createTestDatabase();
  const records = await createRecords(database.db);
  for (let count = 0; count < 20; count += 1) await insertBooking(database.db, records, { ap_date: day });
  [here, there] = [await startProcess(), await startProcess()];
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  await database.drop();
});

type Process = Awaited<ReturnType<typeof startProcess>>;

async function startProcess() {
  const logger = createLogger('silent');
  const feed = new ChangeFeed(database.url, database.pool, logger);
  const services = createServices({ db: database.db, secret, ...folders, changes: feed });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nonexistent', HOST_DIR: '/nonexistent' });
  const app = await buildApp({ handlers, config, services, pool: database.pool, logger });
  await feed.start();
  return {
    services,
    ask: (token: string, headers: Record<string, string> = {}, body: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/service/booking/byDate',
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload: { startDate: day, ...body },
      }),
    /** Everything that was committed before is known here then. */
    settled: () => feed.settled(),
    stop: async () => {
      await feed.stop();
      await app.close();
    },
  };
}

let users = 0;
async function signIn({ sessions, tokens }: Services) {
  const userId = await createStaff(database.db, { email: `${++users}@navette.example`, password: 'correct horse' });
  const { sessionId, expiresAt } = await sessions.create(userId);
  return { userId, sessionId, token: await tokens.sign(sessionId, expiresAt) };
}

it('sends a cached day with the accepted compression, and with equal contents in each', async () => {
  const { token } = await signIn(here.services);
  const form = async (accepted: string) => here.ask(token, { 'accept-encoding': accepted });
  const [plain, brotli, zipped] = [await form('identity'), await form('gzip, br'), await form('gzip')];
  expect([plain, brotli, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(plain.json()).toHaveLength(20);
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
  expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload);
  expect(new Set([plain, brotli, zipped].map(({ headers }) => headers.etag)).size).toBe(1);
  expect(brotli.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding, authorization',
  });
});

it('does not answer 304 for an unchanged day when other fields are requested', async () => {
  const { userId, token } = await signIn(here.services);
  await database.db.updateTable('app_user').set({ role: 'super' }).where('id', '=', userId).execute();
  await here.settled();
  const etag = String((await here.ask(token)).headers.etag);
  expect((await here.ask(token, { 'if-none-match': etag })).statusCode).toBe(304);
  const withIdentity = await here.ask(token, { 'if-none-match': etag }, { include: ['identity'] });
  expect(withIdentity.statusCode).toBe(200);
  expect(withIdentity.headers.etag).not.toBe(etag);
});

describe('a cached day', () => {
  it('refuses a cached day immediately to a session that another process revoked, whatever ETag it sends', async () => {
    const { token, sessionId } = await signIn(here.services);
    const etag = String((await here.ask(token)).headers.etag);
    expect((await here.ask(token, { 'if-none-match': etag })).statusCode).toBe(304);
    await there.services.sessions.revoke(sessionId);
    await here.settled();
    expect((await here.ask(token, { 'if-none-match': etag })).statusCode).toBe(401);
    expect((await here.ask(token)).statusCode).toBe(401);
  });

  it('refuses a cached day immediately to a user whose new role lacks the permission', async () => {
    const { userId, token } = await signIn(here.services);
    const etag = String((await here.ask(token)).headers.etag);
    await database.db.updateTable('app_user').set({ role: 'driver' }).where('id', '=', userId).execute();
    await here.settled();
    expect([401, 403]).toContain((await here.ask(token, { 'if-none-match': etag })).statusCode);
  });

  it('shows its national numbers to nobody whose role was removed', async () => {
    const { userId, token } = await signIn(here.services);
    const asked = { include: ['identity'] };
    const answer = await here.ask(token, {}, asked);
    expect(answer.body).toContain('85.07.30-033-28');
    await database.db.updateTable('app_user').set({ role: 'account' }).where('id', '=', userId).execute();
    await here.settled();
    const refused = await here.ask(token, { 'if-none-match': String(answer.headers.etag) }, asked);
    expect([refused.statusCode, refused.body.includes('85.07.30')]).toEqual([403, false]);
  });

  it('a cached day is new as soon as another process has changed it', async () => {
    const { token } = await signIn(here.services);
    const etag = String((await here.ask(token)).headers.etag);
    await database.db.updateTable('booking').set({ comment: 'changed elsewhere' }).execute();
    await here.settled();
    const answer = await here.ask(token, { 'if-none-match': etag, 'accept-encoding': 'identity' });
    expect([answer.statusCode, answer.body.includes('changed elsewhere')]).toEqual([200, true]);
  });

  it('follows the destination where an onward trip starts: its place, another one at the address, none', async () => {
    const { token } = await signIn(here.services);
    const pickUps = async () => {
      await here.settled();
      const rows = (await here.ask(token, {}, { include: ['map'] })).json<
        readonly { pick_latitude: number | null }[]
      >();
      return [...new Set(rows.map((row) => row.pick_latitude))];
    };
    const fullAddress = 'Rue du Labo 1, 1000 Bruxelles';
    await database.db.updateTable('booking').set({ pick_address: fullAddress }).execute();
    expect(await pickUps()).toEqual([null]);
    const place = { name: 'Labo', fullAddress, latitude: 50.84, longitude: 4.35 };
    const { id } = await database.db.insertInto('destination').values(place).returning('id').executeTakeFirstOrThrow();
    expect(await pickUps()).toEqual([50.84]);
    await database.db.updateTable('destination').set({ latitude: 50.9 }).where('id', '=', id).execute();
    expect(await pickUps()).toEqual([50.9]);
    await database.db.deleteFrom('destination').where('id', '=', id).execute();
    expect(await pickUps()).toEqual([null]);
  });
});
