import { type Kysely, sql } from 'kysely';

/** What drivers are told, and what became of it. Processes that hold the app of a driver hear at commit that something waits. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [notification, index, tell, trigger]) await statement.execute(db);
}

const notification = sql`
  create table driver_notification (
    id text primary key default gen_random_uuid()::text,
    "driverId" integer not null references driver on delete cascade,
    kind text not null check (kind in ('message', 'booking')),
    msg text not null,
    details jsonb,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'read', 'failed')),
    error text,
    at timestamptz not null,
    "changedAt" timestamptz not null,
    "endsAt" timestamptz,
    "byId" integer references app_user on delete set null,
    by text,
    print text not null
  )`;

const index = sql`create index driver_notification_driver on driver_notification ("driverId", at desc)`;

const tell = sql`
  create function tell_notification() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'notification ' || new."driverId"); return null; end $$`;

const trigger = sql`
  create trigger tell_notification after insert on driver_notification for each row execute function tell_notification()`;
