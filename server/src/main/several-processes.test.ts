import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRecords, type Records } from '../testing/records.ts';
import { bundleProgram } from '../testing/run-typescript.ts';
import { type Balancer, startBalancer } from '../testing/several/balancer.ts';
import { type BusyOffice, busyOffice } from '../testing/several/busy-office.ts';
import { type Processes, startProcesses } from '../testing/several/processes.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const STAFF = 24;
const WRITERS = 4;

let folder: string;
let beside: TestApp;
let records: Records;
let program: Awaited<ReturnType<typeof bundleProgram>>;
let processes: Processes;
let balancer: Balancer;
let tokens: readonly string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navette-several-'));
  beside = await createTestApp();
  records = await createRecords(beside.db);
  tokens = await Promise.all(Array.from({ length: STAFF }, () => beside.signedIn('dispatch')));
  await writeFile(join(folder, 'auth-secret'), beside.secret);
  program = await bundleProgram(new URL('main.ts', import.meta.url));
  const env = { DATABASE_URL: beside.url, DATA_DIR: folder, DRAIN_SECONDS: '1' };
  processes = await startProcesses(program.file, 3, env);
  balancer = await startBalancer(processes.ports);
}, 180_000);
afterAll(async () => {
  balancer.stop();
  await processes.stopAll();
  await program.remove();
  await beside.close();
  await rm(folder, { recursive: true, force: true });
});

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

/** Staff at work, all of them connected and some bookings made. */
async function atWork(): Promise<BusyOffice> {
  const office = await busyOffice(balancer.url, { tokens, records, writers: WRITERS });
  await soon(() => expect(office.connected()).toBe(STAFF));
  await soon(() => expect(office.acknowledged.length).toBeGreaterThan(10));
  return office;
}

async function kept(): Promise<Map<number, number>> {
  const rows = await beside.db
    .selectFrom('booking')
    .select([
      'id',
      (eb) =>
        eb.fn
          .countAll<number>()
          .over((over) => over.partitionBy('pick_address'))
          .as('alike'),
    ])
    .execute();
  return new Map(rows.map(({ id, alike }) => [id, alike]));
}

describe('three processes behind a balancer', () => {
  it(
    'lose no acknowledged booking and no message when one after the other is killed',
    { timeout: 240_000 },
    async () => {
      const office = await atWork();
      for (const index of [0, 1, 2]) {
        await processes.kill(index);
        const before = office.acknowledged.length;
        await soon(() => expect(office.connected()).toBe(STAFF));
        await soon(() => expect(office.acknowledged.length).toBeGreaterThan(before + 10));
        await processes.start(index);
        await pause(200);
      }
      await office.stop();
      await soon(() => expect([office.connected(), office.unseen()]).toEqual([STAFF, []]));
      office.leave();
      const rows = await kept();
      expect(office.acknowledged.filter((id) => rows.get(id) !== 1)).toEqual([]);
      expect(new Set(office.acknowledged).size).toBe(office.acknowledged.length);
    },
  );

  it('fail no call when one after the other is replaced', { timeout: 240_000 }, async () => {
    await beside.db.deleteFrom('booking').execute();
    const office = await atWork();
    for (const index of [0, 1]) {
      expect(await processes.stop(index)).toBe(0);
      await processes.start(index);
    }
    await office.stop();
    expect(office.failed).toEqual([]);
    await soon(() => expect([office.connected(), office.unseen()]).toEqual([STAFF, []]));
    office.leave();
    expect(office.acknowledged.length).toBeGreaterThan(20);
  });
});
