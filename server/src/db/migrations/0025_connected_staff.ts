import { type Kysely, sql } from 'kysely';

/**
 * Who of the staff is connected to which server process, told to all of them when it changes. A crash of the database cuts every socket, so that the
 * tables need no log of their own. See tell-presence.ts.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [process, socket, ofProcess, tell, onChange]) await statement.execute(db);
}

const process = sql`create unlogged table server_process (id uuid primary key, "seenAt" timestamptz not null)`;

const socket = sql`
  create unlogged table connected_staff (
    "socketId" text primary key,
    "processId" uuid not null references server_process on delete cascade,
    "userId" integer not null references app_user on delete cascade,
    "connectedAt" timestamptz not null default clock_timestamp()
  )`;

const ofProcess = sql`create index connected_staff_process on connected_staff ("processId")`;

/** The same notice is told once for each transaction. */
const tell = sql`
  create function tell_presence() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'presence'); return null; end $$`;

const onChange = sql`
  create trigger tell_presence after insert or delete on connected_staff for each row execute function tell_presence()`;
