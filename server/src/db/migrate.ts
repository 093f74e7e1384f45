import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from './database.ts';
import { migrations } from './migrations/all.ts';

/** The database has a schema from before all migrations of then were joined into one. */
export class FormerSchemaError extends Error {
  constructor(last: string) {
    super(
      `The database is from before version 1.0 (schema ${last}): see docs/upgrade.md for taking it over; for a new one move the data folder away, or set DATABASE_URL to an empty database`,
    );
  }
}

/**
 * Brings the schema up to date; processes that start together wait for each other on an advisory lock.
 * @throws {FormerSchemaError}
 */
export async function migrate(db: Db): Promise<void> {
  const later = await unknownMigrations(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...later }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Migrations of a newer version, beside which this one runs: they only added things that it does not know (ADR 35). */
async function unknownMigrations(db: Db): Promise<Record<string, Migration>> {
  const { rows: found } = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  if (names.length > 0 && !names.includes('0001_baseline')) throw new FormerSchemaError(names.at(-1) ?? '');
  return Object.fromEntries(
    names.filter((name) => !isMigration(name)).map((name) => [name, { up: () => Promise.resolve() }]),
  );
}

/** Whether this program knows a migration. */
export const isMigration = (name: string): boolean => Object.hasOwn(migrations, name);

/** Gives an empty database the schema as it was after a migration. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}
