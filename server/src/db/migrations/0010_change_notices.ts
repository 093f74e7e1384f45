import { type Kysely, sql } from 'kysely';

/** Processes that keep copies of day versions and sessions are told when these change, at commit. See change-feed.ts. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [day, dayTrigger, session, sessionTrigger, user, userTrigger]) await statement.execute(db);
}

const day = sql`
  create function tell_booking_day() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'day ' || new.ap_date || ' ' || new.version); return null; end $$`;

const dayTrigger = sql`
  create trigger tell_booking_day after insert or update on booking_day for each row execute function tell_booking_day()`;

const session = sql`
  create function tell_session() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'session ' || old.id); return null; end $$`;

const sessionTrigger = sql`
  create trigger tell_session after update or delete on staff_session for each row execute function tell_session()`;

const user = sql`
  create function tell_user() returns trigger language plpgsql as $$
  begin perform pg_notify('navette', 'user ' || old.id); return null; end $$`;

const userTrigger = sql`
  create trigger tell_user after update or delete on app_user for each row execute function tell_user()`;
