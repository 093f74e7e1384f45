import { createServer } from 'node:net';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './test-server.ts';
import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

declare module 'vitest' {
  interface ProvidedContext {
    /** Unix socket that answers the connection string of the run's PostgreSQL, starting it when first asked. */
    databaseBroker: string;
  }
}

/** Temporary folder of a run: whatever its tests make in the system's one lies in it, and goes with it. Every account may enter, as the database has its own. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(fastFolder(), 'navette-tests-'));
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  return folder;
}

/** One PostgreSQL for all test files of a run, started lazily. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  let server: Promise<TestServer> | undefined;
  const broker = createServer((asking) => {
    server ??= startTestServer(folder);
    server.then(
      ({ url }) => asking.end(JSON.stringify({ url })),
      (error: unknown) => asking.end(JSON.stringify({ error: String(error) })),
    );
  });
  const path = join(folder, 'broker');
  await new Promise<void>((resolve) => broker.listen(path, resolve));
  project.provide('databaseBroker', path);
  return async () => {
    broker.close();
    await (await server?.catch(() => undefined))?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Bytes that must be free, of the file system and of the machine's memory: a run of the unit tests takes half a gigabyte at most. */
const PLENTY = 4 * 1024 ** 3;

/** File system in memory that every account may write to, on Linux. */
const MEMORY = '/dev/shm';

/**
 * Temporary folder of the tests: in memory if there is plenty of it, else the system's. Each test file copies a database of a thousand files and
 * deletes it; ext4 checks every recently deleted inode before it allocates a new one, so that copies took up to half a second of kernel time and a
 * fifth of the processor.
 */
function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const free = Math.min(bavail * bsize, freemem());
    return isFast(readFileSync('/proc/mounts', 'utf8'), free) ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Whether tests may have their folder in memory: a real file system in memory from which programs may be started.
 * @param mounts lines of /proc/mounts
 * @param free bytes
 */
function isFast(mounts: string, free: number): boolean {
  const mounted = mounts.split('\n').map((line) => line.split(' '));
  const [, , type, options = ''] = mounted.find(([, place]) => place === MEMORY) ?? [];
  return type === 'tmpfs' && !options.split(',').includes('noexec') && free >= PLENTY;
}
