import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleProgram } from '../../testing/run-typescript.ts';
import { createPool } from '../pool.ts';
import { accountToRunAs, privateFolder } from './account.ts';
import { createCluster, findBinaries, startEmbeddedDatabase } from './embedded.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'navette-durable-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const connect = (url: string) => createPool(url, { max: 1 });

async function rows(): Promise<Set<number>> {
  const database = await startEmbeddedDatabase(dataDir);
  const pool = connect(database.url());
  const { rows } = await pool.query<{ id: number }>('select id from written');
  await pool.end();
  await database.stop();
  return new Set(rows.map(({ id }) => id));
}

/** The processes of a PostgreSQL: the postmaster and its children, all at once, as a power cut would take them. */
function killDatabase(postmaster: number): void {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  for (const pid of [postmaster, ...children]) process.kill(pid, 'SIGKILL');
}

it(
  'loses no acknowledged write when the server, or the server and its database, are killed',
  { timeout: 60_000 },
  async () => {
    const program = await bundleProgram(new URL('../../testing/write-until-killed.ts', import.meta.url));
    const acknowledged: number[] = [];
    for (const [round, killed] of ['server', 'both', 'server', 'both'].entries()) {
      const writer = program.start(dataDir, String(round * 1_000_000));
      let postmaster = 0;
      const lines = createInterface(writer.stdout);
      const gone = Promise.all([once(writer, 'exit'), once(lines, 'close')]);
      lines.on('line', (line) => {
        const [, pid] = line.split('postmaster ');
        if (pid) postmaster = Number(pid);
        else acknowledged.push(Number(line));
      });
      while ((acknowledged.at(-1) ?? 0) < round * 1_000_000 + 200) {
        if (writer.exitCode !== null) throw new Error('the writer ended by itself');
        await pause(10);
      }
      if (killed === 'both') killDatabase(postmaster);
      writer.kill('SIGKILL');
      await gone;
    }
    const kept = await rows();
    await program.remove();
    expect(acknowledged.length).toBeGreaterThan(800);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  },
);

it('keeps its data over a stop and a start', async () => {
  const first = await startEmbeddedDatabase(dataDir);
  const pool = connect(first.url());
  await pool.query('create table written as select 7 as id');
  await pool.end();
  await first.stop();
  expect([...(await rows())]).toEqual([7]);
});

it('writes no personal data to its own log', async () => {
  const database = await startEmbeddedDatabase(dataDir);
  const pool = connect(database.url());
  await pool.query('create table person (email text unique)');
  const email = 'zoe@navette.example';
  const add = () => pool.query('insert into person values ($1)', [email]);
  await add();
  await expect(add()).rejects.toThrow('duplicate key');
  await expect(pool.query(`select '${email}'::integer`)).rejects.toThrow('invalid input syntax');
  await pool.end();
  await database.stop();
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('database system is ready');
  expect(log).not.toContain('zoe');
});

it('refuses a data folder that another server works in', async () => {
  const first = await startEmbeddedDatabase(dataDir);
  await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(/in use by process/);
  await first.stop();
});

it('creates its data folder from a checkout with shell metacharacters in its path', async () => {
  const account = accountToRunAs();
  await chmod(dataDir, 0o755);
  const { initdb } = await findBinaries(account, join(dataDir, 'native'));
  const checkout = join(dataDir, 'our $HOME `id` "quoted"');
  await cp(dirname(dirname(initdb)), checkout, { recursive: true, verbatimSymlinks: true });
  await privateFolder(join(dataDir, 'postgres'), account);
  const data = join(dataDir, 'postgres/data');
  await createCluster(join(checkout, 'bin/initdb'), data, account);
  expect(await readFile(join(data, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
});
