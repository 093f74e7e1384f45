import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDb } from '../db/database.ts';
import { createPool } from '../db/pool.ts';
import { withDatabase } from '../testing/test-server.ts';
import { createRecords } from '../testing/records.ts';
import { type Balancer, startBalancer } from '../testing/several/balancer.ts';
import { busyOffice } from '../testing/several/busy-office.ts';
import { type Processes, startProcesses } from '../testing/several/processes.ts';
import { type TwoVersions, twoVersions } from '../testing/several/two-versions.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const STAFF = 6;

let folder: string;
let shared: TestDatabase;
let beside: TestApp;
let versions: TwoVersions;
let processes: Processes;
let balancer: Balancer;
const name = `navette_rolling_${randomUUID().replaceAll('-', '')}`;
beforeAll(async () => {
  shared = await createTestDatabase();
  versions = await twoVersions();
}, 120_000);
afterAll(async () => {
  await versions.remove();
  await shared.drop();
});

// For each try, since an upgrade happens to a database once.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navette-rolling-'));
  await shared.pool.query(`create database ${name} template template0`);
  const url = withDatabase(shared.url, name);
  const pool = createPool(url);
  const db = createDb(pool);
  beside = await createTestApp({ database: { url, pool, db, drop: () => db.destroy() } });
  await writeFile(join(folder, 'auth-secret'), beside.secret);
  const env = { DATABASE_URL: url, DATA_DIR: folder, DRAIN_SECONDS: '3' };
  processes = await startProcesses(versions.before, 3, env, 2);
  balancer = await startBalancer(processes.ports);
}, 120_000);
afterEach(async () => {
  balancer.stop();
  await processes.stopAll();
  await beside.close();
  await shared.pool.query(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

/** Migrations that ran. */
async function migrations(): Promise<string[]> {
  const { rows } = await beside.pool.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map((row) => row.name);
}

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

it('a rolling upgrade with a migration on the same database fails no request', async () => {
  // Rows that both versions have.
  const records = await createRecords(beside.db);
  const boss = await beside.signedIn('super');
  const tokens = await Promise.all(Array.from({ length: STAFF }, () => beside.signedIn('dispatch')));
  const knows = await migrations();
  expect(knows.filter((migration) => versions.unknown.includes(migration))).toEqual([]);
  const office = await busyOffice(balancer.url, { tokens, boss, records, writers: 2 });
  await soon(() => expect(office.connected()).toBe(STAFF));
  await soon(() => expect(office.acknowledged.length).toBeGreaterThan(10));
  // A new one comes first, so that both versions run on the new schema for a while.
  await processes.start(2, versions.now);
  expect(await migrations()).toEqual([...knows, ...versions.unknown]);
  const both = office.acknowledged.length;
  await soon(() => expect(office.acknowledged.length).toBeGreaterThan(both + 10));
  for (const index of [0, 1]) {
    expect(await processes.stop(index)).toBe(0);
    await processes.start(index, versions.now);
  }
  await office.stop();
  // As a text, so that a report names the call.
  expect(office.failed.join('\n')).toBe('');
  await soon(() => expect([office.connected(), office.unseen()]).toEqual([STAFF, []]));
  office.leave();
}, 240_000);
