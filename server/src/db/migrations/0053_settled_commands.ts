import { type Kysely, sql } from 'kysely';

/** When the outcome of a command was logged, so that another process logs it if the one that sent it is gone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table app_command add column "settledAt" timestamptz`.execute(db);
  await sql`update app_command set "settledAt" = at`.execute(db);
  await sql`create index app_command_unsettled on app_command (at) where "settledAt" is null`.execute(db);
}
