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
