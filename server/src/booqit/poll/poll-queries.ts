import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Whether this process polls now: the first one after the pause, by the clock of the database. */
export async function claimPoll(db: Db, pause: number): Promise<boolean> {
  const { rows } = await sql`
    update platform_poll set at = clock_timestamp()
    where id = 1 and (at is null or at <= clock_timestamp() - make_interval(secs => ${pause}))
    returning id`.execute(db);
  return rows.length > 0;
}

/** Stores the platform's answer; returns whether it changed. */
export async function savePoll(
  db: Db,
  { print, inbox }: { readonly print: string; readonly inbox: number },
): Promise<boolean> {
  const { rows } = await sql<{ differs: boolean }>`
    update platform_poll new set print = ${print}, inbox = ${inbox}, "unreachableSince" = null
    from platform_poll old where old.id = new.id
    returning old.print is distinct from new.print or old."unreachableSince" is not null as differs`.execute(db);
  return rows[0]?.differs ?? false;
}

/** Stores the time since which polls fail. */
export async function saveUnreachable(db: Db, at: Date): Promise<void> {
  await sql`update platform_poll set "unreachableSince" = coalesce("unreachableSince", ${at})`.execute(db);
}

/** The last poll by any process. */
export const lastPoll = (db: Db) =>
  db.selectFrom('platform_poll').select(['at', 'inbox', 'unreachableSince']).executeTakeFirst();
