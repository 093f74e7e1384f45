import { type Kysely, sql } from 'kysely';

/** Jobs that run once for all processes, and for how many days positions of drivers are kept, as a setting that the office can change. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table periodic_job (name text primary key, at timestamptz not null)`.execute(db);
  await sql`
    insert into setting (variable, value)
    select 'positionDays', '60'
    where not exists (select from setting where variable = 'positionDays')`.execute(db);
}
