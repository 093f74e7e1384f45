import { Migrator } from 'kysely';
import type { Db } from './database.ts';
import { migrations } from './migrations/all.ts';

/** Brings the schema up to date; processes that start together wait for each other on an advisory lock. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
