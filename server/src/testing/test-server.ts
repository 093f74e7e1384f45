import { chmod } from 'node:fs/promises';
import { createDb } from '../db/database.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';

/** Database that each test file gets a copy of. */
export const templateName = 'navette_test_template';

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${database}`);
}

export interface TestServer {
  /** Connection string of the server; its template database holds the migrated schema. */
  url: string;
  stop(): Promise<void>;
}

/** Durability is off for speed; everything else is as in production. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
};

/** An embedded PostgreSQL, or the one of TEST_DATABASE_URL, with a template database migrated once. */
export async function startTestServer(folder: string): Promise<TestServer> {
  const own = process.env.TEST_DATABASE_URL;
  await chmod(folder, 0o755);
  const embedded = own ? undefined : await startEmbeddedDatabase(folder, hasty);
  const url = own ?? embedded?.url() ?? '';
  const admin = createPool(url, { max: 1 });
  await admin.query(`drop database if exists ${templateName}`);
  await admin.query(`create database ${templateName}`);
  const template = createDb(createPool(withDatabase(url, templateName), { max: 1 }));
  await migrate(template);
  await template.destroy();
  return {
    url,
    stop: async () => {
      if (!embedded) await admin.query(`drop database if exists ${templateName}`);
      await admin.end();
      await embedded?.stop();
    },
  };
}
