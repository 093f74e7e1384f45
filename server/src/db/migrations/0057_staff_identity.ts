import { type Kysely, sql } from 'kysely';

/** Which account somebody has who signs in with an OpenID Connect provider: by the provider's own name of the person, which outlives an address for mail. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table staff_identity (
      issuer text not null,
      subject text not null,
      "userId" integer not null references app_user on delete cascade,
      "linkedAt" timestamptz not null,
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index staff_identity_user on staff_identity ("userId")`.execute(db);
}
