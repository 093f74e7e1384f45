import { type Kysely, sql } from 'kysely';

/** When somebody was last at work in a session, and a notice of changed settings: processes cache sessions with the idle limit. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [lastUsed, setting, settingTrigger]) await statement.execute(db);
}

const lastUsed = sql`alter table staff_session add column "lastUsedAt" timestamptz not null default now()`;

const setting = sql`
  create function tell_setting() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'setting'); return null; end $$`;

const settingTrigger = sql`
  create trigger tell_setting after insert or update or delete on setting for each statement execute function tell_setting()`;
