import { randomUUID } from 'node:crypto';
import { Kysely, type LogEvent, type Migration, PostgresDialect, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { withDatabase } from '../testing/test-server.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDb } from './database.ts';
import { migrate, migrateTo } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { createPool } from './pool.ts';
import { BIG_TABLES, madeBy, riskOf, USED_BEFORE } from './migration-risks.ts';

/** The schema on which versions began to follow each other without a pause. */
const BASELINE = '0001_baseline';

/** Migrations that take away what no running version reads any more, with the version that stopped reading it. */
const CONTRACTS: Readonly<Record<string, string>> = {};
const database = await createTestDatabase();
afterAll(() => database.drop());

/** Runs a migration and answers why it must not run while the office works. */
async function risksOf(url: string, migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const log = ({ query }: LogEvent) => void statements.push(query.sql);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: createPool(url, { max: 1 }) }), log });
  await migration.up(db).finally(() => db.destroy());
  const made = new Set(statements.flatMap((statement) => madeBy(statement) ?? []));
  return statements.flatMap((statement) => riskOf(statement, made) ?? []);
}

/** A database with the schema of the baseline. */
async function withOldSchema<T>(work: (url: string) => Promise<T>): Promise<T> {
  const name = `navette_old_${randomUUID().replaceAll('-', '')}`;
  const url = withDatabase(database.url, name);
  await database.pool.query(`create database ${name} template template0`);
  try {
    const db = createDb(createPool(url, { max: 1 }));
    await migrateTo(db, BASELINE).finally(() => db.destroy());
    return await work(url);
  } finally {
    await database.pool.query(`drop database ${name} with (force)`);
  }
}

it('names only existing tables as growing', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
  );
  const names = rows.map(({ name }) => name);
  expect(BIG_TABLES.filter((table) => !names.includes(table))).toEqual([]);
});

it('checks the statements of a migration in the form that the database receives', async () => {
  const change = sql`alter table ${sql.table('booking')} alter column comment type varchar`;
  expect(await risksOf(database.url, { up: async (db) => void (await change.execute(db)) })).toEqual([
    'booking: rewrites the table under a lock',
  ]);
});

it('finds no risk in the migrations of a rolling upgrade', async () => {
  const later = Object.entries(migrations).filter(([name]) => name > BASELINE);
  const risks: string[] = [];
  if (later.length > 0)
    await withOldSchema(async (url) => {
      for (const [name, migration] of later)
        risks.push(
          ...(await risksOf(url, migration))
            .filter((risk) => !(name in CONTRACTS && risk.endsWith(USED_BEFORE)))
            .map((risk) => `${name}: ${risk}`),
        );
    });
  expect(risks).toEqual([]);
});

it('refuses a database from before the baseline, and names the documentation for taking it over', async () => {
  await withOldSchema(async (url) => {
    const db = createDb(createPool(url, { max: 1 }));
    await sql`update kysely_migration set name = '0065_returned_transactions'`.execute(db);
    await expect(migrate(db).finally(() => db.destroy())).rejects.toThrow(
      /before version 1\.0 \(schema 0065_returned_transactions\): see docs\/upgrade\.md/,
    );
  });
});

it('starts a version on the schema of the next one with unknown migrations', async () => {
  await database.pool.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
    '9999_of_the_next_version',
    new Date().toISOString(),
  ]);
  await expect(migrate(database.db)).resolves.toBeUndefined();
  const { rows } = await database.pool.query("select name from kysely_migration where name like '9999%'");
  expect(rows).toHaveLength(1);
});
