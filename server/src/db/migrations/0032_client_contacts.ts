import { type Kysely, sql } from 'kysely';

/** Who is called about a client, who treats them, where they are insured, and in which language they are written to; null is the organisation's. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table client
      add column language text check (language in ('fr', 'nl', 'en')),
      add column mutuality text,
      add column "memberNumber" text,
      add column "contactName" text,
      add column "contactRelation" text,
      add column "contactPhone" text,
      add column "contactEmail" text,
      add column "doctorName" text,
      add column "doctorPhone" text`.execute(db);
  await sql`create index client_contact_phone on client using gin ("contactPhone" gin_trgm_ops)`.execute(db);
}
