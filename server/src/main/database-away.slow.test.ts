import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { createLogger } from '../kernel/logger.ts';
import { startLoad } from '../testing/load.ts';
import { readConfig } from './config.ts';
import { startServer } from './start-server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navette-away-'));
  // PostgreSQL of root runs as somebody else, who must get there.
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (env: NodeJS.ProcessEnv) =>
  startServer(
    readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', ...env }),
    createLogger(process.env.TEST_LOG ?? 'silent'),
  );

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

const killPostmaster = async () => {
  const file = await readFile(join(folder, 'data/postgres/data/postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
};

it('survives restarts of an external PostgreSQL under load, without losing data', { timeout: 180_000 }, async () => {
  let database = await startEmbeddedDatabase(folder);
  const server = await start({ DATABASE_URL: database.url(), FIRST_USER: 'boss@navette.example' });
  const load = await startLoad(server.port, database.url());
  for (let round = 0; round < 3; round += 1) {
    await load.works();
    const { gaps } = load;
    await database.stop();
    await soon(() => expect(load.refused).toBeGreaterThan(5));
    expect(await load.ready()).toMatchObject({
      code: 503,
      status: 'unavailable',
      database: false,
      disk: true,
      files: true,
    });
    database = await startEmbeddedDatabase(folder);
    await soon(() => expect(load.gaps).toBeGreaterThan(gaps));
  }
  await load.works();
  await soon(async () => expect(await load.ready()).toMatchObject({ code: 200 }));
  const { kept, acknowledged, unexpected } = await load.stop();
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(unexpected).toEqual([]);
  await server.stop();
  await database.stop();
});

it(
  'starts an embedded PostgreSQL again that was killed under load, and loses nothing',
  { timeout: 180_000 },
  async () => {
    const server = await start({ FIRST_USER: 'boss@navette.example' });
    const socket = encodeURIComponent(join(folder, 'data/postgres'));
    const load = await startLoad(server.port, `postgresql://navette@/postgres?host=${socket}`);
    for (let round = 0; round < 3; round += 1) {
      await load.works();
      const { gaps, refused } = load;
      await killPostmaster();
      await soon(() => expect(load.refused).toBeGreaterThan(refused));
      await soon(() => expect(load.gaps).toBeGreaterThan(gaps));
    }
    await load.works();
    const { kept, acknowledged, unexpected } = await load.stop();
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(unexpected).toEqual([]);
    await server.stop();
  },
);
