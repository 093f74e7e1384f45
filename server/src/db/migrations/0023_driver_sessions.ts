import { type Kysely, sql } from 'kysely';

/** Sessions of the apps of drivers, apart from those of staff: a token of the one never opens what the other does. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [session, user, ends]) await statement.execute(db);
}

const session = sql`
  create table driver_session (
    id uuid primary key,
    "userId" integer not null references app_user on delete cascade,
    "driverId" integer not null references driver on delete cascade,
    "createdAt" timestamptz not null,
    "expiresAt" timestamptz not null
  )`;

const user = sql`create index driver_session_user on driver_session ("userId")`;
const ends = sql`create index driver_session_end on driver_session ("expiresAt")`;
