import { type Kysely, sql } from 'kysely';

/** Second factors of staff: the secret of an authenticator app, encrypted, and recovery codes, hashed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [factor, code]) await statement.execute(db);
}

/** `lastStep`: the period of 30 seconds whose code was accepted last; none of it or before is accepted again. */
const factor = sql`
  create table second_factor (
    "userId" integer primary key references app_user on delete cascade,
    "enrolmentId" uuid not null,
    secret text not null,
    "lastStep" integer not null,
    "enrolledAt" timestamptz not null
  )`;

const code = sql`
  create table recovery_code (
    "userId" integer not null references second_factor on delete cascade,
    hash text not null,
    "usedAt" timestamptz,
    primary key ("userId", hash)
  )`;
