import { type Kysely, sql } from 'kysely';

/** The last days on which the papers of a driver are valid. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table driver
      add column "licenceUntil" date,
      add column "insuranceUntil" date,
      add column "medicalUntil" date`.execute(db);
}
