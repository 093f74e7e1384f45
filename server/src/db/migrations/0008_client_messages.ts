import { type Kysely, sql } from 'kysely';

/** Consent of clients to messages, mail addresses of wards, the messages with their state, and the outbox of an office without an SMS gateway. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table client add column messages boolean not null default false`.execute(db);
  await sql`alter table destination add column "wardEmail" text`.execute(db);
  await sql`alter table deleted_destination add column "wardEmail" text`.execute(db);
  await sql`
    create table client_message (
      id uuid primary key default gen_random_uuid(),
      "bookingId" integer not null references booking on delete cascade,
      "clientId" integer not null references client,
      event text not null,
      channel text not null,
      -- Day of the trip: one that is moved to another day is told again.
      day date not null,
      recipient text not null,
      language text not null,
      text text not null default '',
      state text not null default 'waiting',
      reason text,
      parts integer not null default 0,
      cost numeric(10, 4) not null default 0,
      attempts integer not null default 0,
      at timestamptz not null default now(),
      "dueAt" timestamptz not null,
      "changedAt" timestamptz not null default now(),
      unique ("bookingId", event, channel, day)
    )`.execute(db);
  await sql`create index client_message_at on client_message (at desc)`.execute(db);
  await sql`create index client_message_open on client_message ("dueAt") where state in ('waiting', 'sending')`.execute(
    db,
  );
  await sql`create index client_message_of_client on client_message ("clientId")`.execute(db);
  await sql`
    create table outbox_sms (id text primary key, recipient text not null, text text not null, at timestamptz not null default now())
  `.execute(db);
};
