import { createServer } from 'node:net';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fastFolder } from './fast-folder.ts';
import { startTestServer, type TestServer } from './test-server.ts';

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
