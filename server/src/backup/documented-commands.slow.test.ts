import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUntouched } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';
import { createFolderFiles } from '../ports/files/folder-files.ts';
import { documentedCommands, runAsShell } from '../testing/documented.ts';
import { type OpsProgram, opsProgram } from '../testing/ops-program.ts';
import { bundleProgram } from '../testing/run-typescript.ts';
import { createRecords } from '../testing/records.ts';
import { createTestRegistry } from '../testing/registry.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Manifest } from './backup-set.ts';
import { extendList } from './anonymised.ts';
import { restoreBackup } from './restore-backup.ts';
import { openRegistry } from '@navette/ops/registry';

const person = {
  firstname: 'Wilfrieda',
  lastname: 'Zwaenepoel',
  address: 'quai de la Houille 77',
  zip: '1000',
  city: 'Bruxelles',
};
const pdf = Buffer.from('%PDF-1.7 attest of Wilfrieda %%EOF');

let place: string;
let source: TestApp;
let server: Awaited<ReturnType<typeof bundleProgram>>;
let ops: OpsProgram;
let backup: string;
let commands: readonly string[];

/** Runs a line of docs/backup.md with the programs of this build. */
const run = (line: string, env: NodeJS.ProcessEnv) =>
  runAsShell(line.replace('ops/dist/ops.mjs', ops.file), {
    env: { BACKUPS: join(place, 'backups'), LISTS: place, NAVETTE_PROGRAM: server.file, ...env },
  });

const sourceEnv = () => ({
  DATABASE_URL: source.url,
  DATA_DIR: join(place, 'source'),
  REGISTRY_DIR: join(place, 'registry'),
});
const restoredEnv = () => ({ DATA_DIR: join(place, 'restored') });
const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'navette-backup-'));
  await chmod(place, 0o755);
  await mkdir(join(place, 'backups'));
  commands = await documentedCommands('backup.md');
  [server, ops] = await Promise.all([bundleProgram(new URL('../main/main.ts', import.meta.url)), opsProgram()]);
  source = await createTestApp({ filesDir: join(place, 'source/files') });
  const registry = await createTestRegistry(openRegistry(join(place, 'registry'), {}));
  await registry.publish('dispatch', '1.0.0');
  await registry.activate('dispatch@1.0.0');
}, 120_000);
afterAll(async () => {
  await Promise.all([server.remove(), ops.remove(), source.close()]);
  await rm(place, { recursive: true, force: true });
});

let clientId: number;
let fileKey: string;

it('the commands of docs/backup.md back up a running server, and verify the backup', { timeout: 120_000 }, async () => {
  const office = await source.signedIn('super');
  await createRecords(source.db);
  clientId = (await source.call(office, 'createClient', person)).body.insertId;
  ({ key: fileKey } = await source.services.files.keep(pdf));
  await source.db
    .insertInto('client_document')
    .values({
      clientId,
      fileKey,
      kind: 'other',
      name: 'attest.pdf',
      size: pdf.length,
      contentType: 'application/pdf',
      userName: 'Ada',
    })
    .execute();
  const { code, out } = await run(commands[0] ?? '', sourceEnv());
  expect(out).toContain('Verified: the restored copy equals the backup.');
  expect(code).toBe(0);
  backup = out.split('\n')[0] ?? '';
  expect(await readdir(join(place, 'backups'))).toEqual([backup.slice(backup.lastIndexOf('/') + 1)]);
  expect(await manifestOf(backup)).toMatchObject({
    files: { count: 1, missing: [] },
    registry: { kind: 'folder' },
  });
});

it(
  'the commands of docs/backup.md restore it, and repeat the anonymisations made since',
  { timeout: 120_000 },
  async () => {
    const boss = await source.signedIn('super');
    const answer = await source.call(boss, 'anonymiseClient', { id: clientId, lastname: person.lastname });
    expect(answer.status).toBe(200);
    await extendList(source.db, join(place, 'anonymised.jsonl'));
    const { code, out } = await run(commands[2] ?? '', restoredEnv());
    expect(out).toContain('Anonymised again: 1.');
    expect(code).toBe(0);
    const database = await openUntouched(
      { databaseUrl: undefined, dataDir: restoredEnv().DATA_DIR },
      { beside: false },
    );
    const pool = createPool(database.url, { max: 1 });
    const { rows } = await pool.query('select lastname, address from client where id = $1', [clientId]);
    const { rows: gone } = await pool.query('select key from discarded_file');
    const { rows: next } = await pool.query("insert into client (firstname, lastname) values ('a', 'b') returning id");
    await pool.end();
    await database.close();
    expect(rows).toEqual([{ lastname: `Anonyme ${clientId}`, address: null }]);
    expect(gone).toEqual([{ key: fileKey }]);
    expect(next[0].id).toBeGreaterThan(clientId);
    expect(await createFolderFiles(join(restoredEnv().DATA_DIR, 'files')).read(fileKey)).toEqual(pdf);
    const current = 'registry/current';
    expect(await readFile(join(restoredEnv().DATA_DIR, current), 'utf8')).toBe(
      await readFile(join(place, current), 'utf8'),
    );
  },
);

it('the commands of docs/backup.md refuse a place that is not empty', { timeout: 60_000 }, async () => {
  const { code, out } = await run(commands[2] ?? '', restoredEnv());
  expect([code, out]).toEqual([1, expect.stringContaining('already')]);
  const { url } = source;
  const files = createFolderFiles(join(place, 'none'));
  await expect(restoreBackup(backup, { url, files, registry: undefined })).rejects.toThrow('The database is not empty');
  const target = { url, files, registry: openRegistry(join(place, 'registry'), {}) };
  await expect(restoreBackup(backup, target)).rejects.toThrow('There is already a registry');
});

it('the commands of docs/backup.md back up the embedded database in the same form', { timeout: 60_000 }, async () => {
  const other = join(place, 'second');
  const { code } = await run('node ops/dist/ops.mjs backup "$OTHER"', { ...restoredEnv(), OTHER: other });
  expect(code).toBe(0);
  const [name = ''] = await readdir(other);
  const [first, second] = [await manifestOf(backup), await manifestOf(join(other, name))];
  const sumOf = ({ tables }: Manifest, wanted: string) => tables.find((table) => table.name === wanted)?.sum;
  expect(second.tables.map((table) => table.name)).toEqual(first.tables.map((table) => table.name));
  for (const table of ['driver', 'destination', 'app_user', 'setting', 'installation'])
    expect(sumOf(second, table)).toBe(sumOf(first, table));
});
