import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderInUseError, takeFolder } from '../db/embedded/folder-lock.ts';
import { databaseUnavailable } from '../kernel/problem.ts';
import { startFault } from './start-fault.ts';
const dataDir = await mkdtemp(join(tmpdir(), 'navette-fault-'));
afterAll(() => rm(dataDir, { recursive: true }));

const faultOf = (error: unknown, databaseUrl?: string) => startFault(error, { dataDir, databaseUrl });
const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

it('a start in a data folder that is in use names the folder and the process', async () => {
  const inUse = new FolderInUseError(`The data folder ${dataDir} is in use by process 77`);
  expect(await faultOf(inUse)).toBe(
    `The data folder ${dataDir} is in use by process 77: stop that process, or set DATA_DIR to another folder`,
  );
});

it.each([
  ['a file that can not be written', coded('ENOSPC', 'no space left on device, write')],
  ['a table that can not grow', coded('53100', 'could not extend file')],
  ['a cluster that can not be made', new Error('Command failed: initdb\nFATAL: … No space left on device')],
  ['a cause further down', new Error('the demo was not filled', { cause: coded('EDQUOT', 'quota') })],
])('a start without disk space reports it after %s', async (_, error) => {
  expect(await faultOf(error)).toMatch(/^There is no space left for .*navette-fault-.* MB free\): free some/);
});

it('a start reports that the database ran out of disk space from its log, but not from the log of an earlier start', async () => {
  const log = join(dataDir, 'postgres.log');
  await writeFile(log, 'LOG:  starting PostgreSQL 18\nPANIC:  could not write: No space left on device\n');
  expect(await faultOf(databaseUnavailable())).toContain('There is no space left');
  await writeFile(log, 'PANIC:  No space left on device\nLOG:  starting PostgreSQL 18\nLOG:  ready\n');
  expect(await faultOf(databaseUnavailable())).toBeUndefined();
});

it("a PostgreSQL of one's own that does not answer is named by its setting", async () => {
  const refused = new AggregateError([coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5433')]);
  expect(await faultOf(refused, 'postgres://navette@127.0.0.1:5433/navette')).toBe(
    'The PostgreSQL of DATABASE_URL does not accept connections: connect ECONNREFUSED 127.0.0.1:5433',
  );
});

it('an unexpected error is logged with its stack, without a message for the operator', async () => {
  expect(await faultOf(new TypeError('undefined is not a function'))).toBeUndefined();
});

it('fails immediately when the lock of a folder cannot be written', async () => {
  await expect(takeFolder(join(dataDir, 'absent'))).rejects.toMatchObject({ code: 'ENOENT' });
});
