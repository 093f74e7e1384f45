import { type Kysely, sql } from 'kysely';

/** Files of mails, with what they hold; before, their names alone were kept. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [attachment, names]) await statement.execute(db);
}

const attachment = sql`
  create table mail_attachment (
    "mailId" text not null references mail on delete cascade,
    number integer not null,
    name text not null,
    content bytea not null,
    primary key ("mailId", number)
  )`;

const names = sql`alter table mail drop column attachments`;
