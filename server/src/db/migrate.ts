import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from './database.ts';
import { migrations } from './migrations/all.ts';

/** Brings the schema up to date; processes that start together wait for each other on an advisory lock. */
export async function migrate(db: Db): Promise<void> {
  const later = await unknownMigrations(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...later }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Those of a newer version, which this one runs beside: they only added what it does not know of (ADR 35). */
async function unknownMigrations(db: Db): Promise<Record<string, Migration>> {
  const { rows: found } = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ name }) => (isMigration(name) ? [] : [[name, { up: () => Promise.resolve() }]])),
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
