import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Whether this process is the one that runs a job now: the first to ask after the pause, by the clock of the database, of however many processes ask.
 * @param name of the job
 * @param pause seconds between two runs
 */
export async function claimJob(db: Db, name: string, pause: number): Promise<boolean> {
  const { rows } = await sql`
    insert into periodic_job as last (name, at) values (${name}, clock_timestamp())
    on conflict (name) do update set at = clock_timestamp()
    where last.at <= clock_timestamp() - make_interval(secs => ${pause})
    returning name`.execute(db);
  return rows.length > 0;
}

/**
 * Moment up to which a job has done its work; undefined before its first run. A job that counts from it makes up for what an outage kept it from.
 * @param name of the job
 */
export async function workedUntil(db: Db, name: string): Promise<Date | undefined> {
  const row = await db.selectFrom('periodic_job').select('at').where('name', '=', `${name} done`).executeTakeFirst();
  return row?.at;
}

/** Records that a job has done its work up to a moment. */
export async function noteWorkedUntil(db: Db, name: string, at: Date): Promise<void> {
  await db
    .insertInto('periodic_job')
    .values({ name: `${name} done`, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}
