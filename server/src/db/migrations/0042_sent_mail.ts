import { type Kysely, sql } from 'kysely';

/** What was sent by mail, to whom and by whom; the outbox of an office without a mail server; and the headers that make a conversation. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [sent, sentOf, outbox, thread]) await statement.execute(db);
}

const sent = sql`
  create table sent_mail (
    id uuid primary key,
    "mailId" text,
    recipients jsonb not null,
    subject text not null,
    text text not null,
    files jsonb not null default '[]',
    "userId" integer references app_user on delete set null,
    "userName" text not null,
    at timestamptz not null default now(),
    state text not null check (state in ('sending', 'sent', 'kept', 'failed')),
    refused jsonb not null default '[]'
  )`;

const sentOf = sql`create index sent_mail_of_mail on sent_mail ("mailId")`;

const outbox = sql`
  create table outbox_mail (
    "messageId" text primary key,
    recipients jsonb not null,
    subject text not null,
    text text not null,
    "inReplyTo" text,
    "references" jsonb not null,
    attachments jsonb not null,
    at timestamptz not null default now()
  )`;

const thread = sql`alter table mail add column "messageId" text, add column "references" text not null default ''`;
