import { type Kysely, sql } from 'kysely';

/** Whose statement of account a mail carries: a statement has no number of its own. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sent_mail add column if not exists "clientId" integer references client on delete set null`.execute(
    db,
  );
  await sql`create index if not exists sent_mail_of_client on sent_mail ("clientId") where "clientId" is not null`.execute(
    db,
  );
}
