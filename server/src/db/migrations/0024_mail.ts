import { type Kysely, sql } from 'kysely';

/** The mailbox of the office that the product keeps itself. What is deleted stays in the bin. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [mail, inbox]) await statement.execute(db);
}

const mail = sql`
  create table mail (
    id text primary key default gen_random_uuid()::text,
    "from" text not null,
    "deliveredTo" text not null,
    subject text not null,
    date timestamptz not null,
    unread boolean not null default true,
    text text not null,
    html text,
    images jsonb not null,
    attachments jsonb not null,
    "trashedAt" timestamptz,
    search text generated always as (fold("from" || ' ' || subject || ' ' || text)) stored
  )`;

const inbox = sql`create index mail_inbox on mail (date desc, id) where "trashedAt" is null`;
