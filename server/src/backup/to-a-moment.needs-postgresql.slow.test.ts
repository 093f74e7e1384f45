import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { createDb } from '../db/database.ts';
import { accountToRunAs, privateFolder } from '../db/embedded/account.ts';
import { startPostmaster } from '../db/embedded/postmaster.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';
import { documentedCommands, runAsShell } from '../testing/documented.ts';
import { bundleProgram } from '../testing/run-typescript.ts';
import { createTestApp } from '../testing/test-app.ts';
import { extendList } from './anonymised.ts';

const DEBIAN = '/usr/lib/postgresql';
const account = accountToRunAs();
const folder = (name: string) => join(place, name);
const url = () => `postgresql://navette@/postgres?host=${encodeURIComponent(place)}`;
const place = await mkdtemp(join(tmpdir(), 'navette-moment-'));
await privateFolder(place, account);
await chmod(place, 0o755);
for (const name of ['archive', 'bases', 'lists']) {
  await mkdir(folder(name));
  await privateFolder(folder(name), account);
}
const versions = (await readdir(DEBIAN)).toSorted((one, other) => Number(one) - Number(other));
const bin = join(DEBIAN, versions.at(-1) ?? '', 'bin');
const server = await bundleProgram(new URL('../main/main.ts', import.meta.url));
const options = ['-D', folder('data'), '-U', 'navette', '-E', 'UTF8', '--no-locale', '--auth=trust'];
await promisify(execFile)(join(bin, 'initdb'), options, { ...account, cwd: '/' });
afterAll(async () => {
  await server.remove();
  await rm(place, { recursive: true, force: true });
});

/** Starts Debian's PostgreSQL, with the settings of docs/backup.md. */
const startPostgres = (data: string) =>
  startPostmaster({
    postgres: join(bin, 'postgres'),
    data: folder(data),
    socketDir: place,
    logFile: folder('postgres.log'),
    account,
    settings: {
      archive_mode: 'on',
      archive_command: `test ! -f ${folder('archive')}/%f && cp %p ${folder('archive')}/%f`,
      archive_timeout: '60',
      fsync: 'off',
    },
  });

/** An office on that database. */
async function office() {
  const pool = createPool(url());
  const db = createDb(pool);
  await migrate(db);
  return createTestApp({ database: { url: url(), pool, db, drop: () => db.destroy() } });
}

it('a database is restored to a point in time by the lines of docs/backup.md, without clients anonymised since', async () => {
  const [base = '', goBack = '', forget = ''] = (await documentedCommands('backup.md')).slice(3);
  const shell = (lines: string, env: NodeJS.ProcessEnv) =>
    runAsShell(lines, {
      cwd: place,
      account,
      env: { PATH: `${bin}:${process.env.PATH}`, BASES: folder('bases'), ...env },
    });

  const before = await startPostgres('data');
  const first = await office();
  const boss = await first.signedIn('super');
  const make = async (lastname: string) =>
    (
      await first.call(boss, 'createClient', {
        firstname: 'Zoé',
        lastname,
        address: 'Rue Haute 1',
        zip: '1000',
        city: 'Bruxelles',
      })
    ).body.insertId;
  const kept = await make('Zwaenepoel');
  expect(await shell(base, { DATABASE_URL: url() })).toMatchObject({ code: 0 });
  const later = await make('Dequeker');
  const { rows } = await first.pool.query('select clock_timestamp()::text as now');
  // The mistake, and the wish of a patient, after the moment.
  await first.db.deleteFrom('client').where('id', '=', later).execute();
  await first.call(boss, 'anonymiseClient', { id: kept, lastname: 'Zwaenepoel' });
  await extendList(first.db, folder('lists/anonymised.jsonl'));
  await first.pool.query('select pg_switch_wal()');
  await first.close();
  await before.stop();

  const moment = { PGDATA: folder('restored'), ARCHIVE: folder('archive'), MOMENT: String(rows[0]?.now) };
  expect(await shell(goBack, moment)).toMatchObject({ code: 0 });
  const after = await startPostgres('restored');
  const settings = { DATABASE_URL: url(), DATA_DIR: folder('none'), LISTS: folder('lists') };
  const again = await runAsShell(forget.replace('server/dist/server.mjs', server.file), { env: settings });
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('Anonymised again: 1.') });
  const second = await office();
  const token = await second.signedIn('super');
  const { body } = await second.call(token, 'listClients');
  expect(body.map(({ lastname }) => lastname).toSorted()).toEqual([`Anonyme ${kept}`, 'Dequeker']);
  expect((await second.call(boss, 'getSession')).status).toBe(401);
  await second.close();
  await after.stop();
}, 120_000);
