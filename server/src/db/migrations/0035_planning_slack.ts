import { type Kysely, sql } from 'kysely';

/** Minutes that may be missing between two trips before the board counts them as an exception, as a setting that the office can change. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    insert into setting (variable, value)
    select 'planningSlack', '5'
    where not exists (select from setting where variable = 'planningSlack')`.execute(db);
}
