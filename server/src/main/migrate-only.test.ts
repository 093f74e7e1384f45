import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { withDatabase } from '../testing/database-names.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readConfig } from './config.ts';
import { migrateOnly } from './migrate-only.ts';
const name = `navette_empty_${randomUUID().replaceAll('-', '')}`;
const database = await createTestDatabase();
await database.pool.query(`create database ${name} template template0`);
afterAll(async () => {
  await database.pool.query(`drop database ${name} with (force)`);
  await database.drop();
});

it('gives an empty database the schema, again without a change, and takes nothing', async () => {
  const written: string[] = [];
  const context = {
    config: readConfig({ DATABASE_URL: withDatabase(database.url, name) }),
    logger: createLogger('silent'),
    output: { write: (text: string) => written.push(text) },
  };
  expect([await migrateOnly([], context), await migrateOnly([], context), await migrateOnly(['x'], context)]).toEqual([
    0, 0, 2,
  ]);
  expect(written[1]).toBe('The schema is up to date.\n');
});
