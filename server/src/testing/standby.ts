import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDb } from '../db/database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';

const run = promisify(execFile);

/** A PostgreSQL and a standby that follows it. */
export interface Pair {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  stopStandby(): Promise<void>;
  stop(): Promise<void>;
}

const hasty = { fsync: 'off', shared_buffers: '32MB' };

/** Starts both: the embedded PostgreSQL has no pg_basebackup, so the standby begins as a copy of the stopped primary. */
export async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-pair-'));
  await chmod(folder, 0o755);
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  const before = await startEmbeddedDatabase(first, hasty);
  const db = createDb(createPool(before.url(), { max: 1, unhurried: true }));
  await migrate(db).finally(() => db.destroy());
  await before.stop();
  await mkdir(second);
  await run('cp', ['-a', join(first, 'postgres'), second]);
  await writeFile(join(second, 'postgres/data/standby.signal'), '');
  const primary = await startEmbeddedDatabase(first, hasty);
  const standby = await startEmbeddedDatabase(second, { ...hasty, primary_conninfo: conninfoOf(primary) });
  let isStandbyUp = true;
  const stopStandby = async () => {
    if (isStandbyUp) await standby.stop();
    isStandbyUp = false;
  };
  return {
    primaryUrl: primary.url(),
    standbyUrl: standby.url(),
    stopStandby,
    stop: async () => {
      await stopStandby();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address of its socket, which URL does not take for one. */
function conninfoOf(primary: EmbeddedDatabase): string {
  const [, host = ''] = /[?&]host=([^&]*)/u.exec(primary.url()) ?? [];
  return `host=${decodeURIComponent(host)} user=navette`;
}
