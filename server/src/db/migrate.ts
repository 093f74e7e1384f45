import { Migrator } from 'kysely';
import type { Db } from './database.ts';
import { migrations } from './migrations/all.ts';

/** Brings the schema up to date; processes that start together wait for each other on an advisory lock. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether this program knows a migration. */
export const isMigration = (name: string): boolean => Object.hasOwn(migrations, name);

/** Gives an empty database the schema as it was after a migration. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}
