import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { asProblem } from '../kernel/as-problem.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDb, type Db } from './database.ts';
import { connect, createPool, guardConnections } from './pool.ts';
let pool: pg.Pool;
let db: Db;
const database = await createTestDatabase();
afterAll(() => database.drop());
beforeEach(() => {
  pool = createPool(database.url, { max: 1 });
  db = createDb(pool);
});
afterEach(() => db.destroy());

const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows;
const terminate = (pid: number | undefined) => database.pool.query('select pg_terminate_backend($1)', [pid]);
const refusal = (error: unknown) => {
  const { status, code, details } = asProblem(error);
  return { status, code, headers: details.headers };
};
const unavailable = { status: 503, code: 'unavailable', headers: { 'retry-after': '2' } };

it('survives a connection that breaks while it is in use', async () => {
  const client = await connect(pool);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await terminate(rows[0]?.pid);
  await ended;
  expect(refusal(await client.query('select 2').catch((error: unknown) => error))).toEqual(unavailable);
  client.release();
  expect(await one()).toEqual([{ one: 1 }]);
});

it('fails a transaction with 503 when its connection breaks, and accepts the next request', async () => {
  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await terminate(rows[0]?.pid);
    for (;;) await sql`select 2`.execute(trx);
  });
  expect(refusal(await work.catch((error: unknown) => error))).toEqual(unavailable);
  expect(await one()).toEqual([{ one: 1 }]);
});

it('fails with 503 when there is no connection', async () => {
  const nowhere = createDb(createPool('postgresql://navette@/x?host=/nonexistent'));
  expect(refusal(await sql`select 1`.execute(nowhere).catch((error: unknown) => error))).toEqual(unavailable);
  await nowhere.destroy();
});

it('takes a connection that does not answer for broken', async () => {
  const patient = new pg.Pool({ connectionString: database.url, max: 1 });
  guardConnections(patient, 50);
  const client = await connect(patient);
  expect(refusal(await client.query('select pg_sleep(600)').catch((error: unknown) => error))).toEqual(unavailable);
  client.release();
  await patient.end();
});

it('keeps a connection that has nothing to answer', async () => {
  const patient = new pg.Pool({ connectionString: database.url, max: 1 });
  guardConnections(patient, 20);
  const pid = async () => (await patient.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const first = await pid();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await pid()).toBe(first);
  await patient.end();
});

it('limits the duration of statements of requests, but not of commands', async () => {
  const timeout = async (asked: pg.Pool) =>
    (await asked.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout;
  expect(await timeout(pool)).toBe('30s');
  const unhurried = createPool(database.url, { max: 1, unhurried: true });
  expect(await timeout(unhurried)).toBe('0');
  await unhurried.end();
});
