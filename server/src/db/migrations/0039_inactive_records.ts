import { type Kysely, sql } from 'kysely';

/** Records that are kept but no longer offered, as drivers have been; and the last sign-in of each user, apart from the user: it is no change of the record. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['app_user', 'client', 'destination', 'deleted_destination', 'insurance', 'carecenter'])
    await sql`alter table ${sql.table(table)} add column active boolean not null default true`.execute(db);
  await sql`
    create table last_sign_in (
      "userId" integer primary key references app_user on delete cascade,
      at timestamptz not null
    )`.execute(db);
  await sql`
    insert into last_sign_in ("userId", at)
    select app_user.id, max(log.time) from log join app_user on app_user.id = log."userId"
    where log.details ->> 'outcome' in ('done', 'recovery') group by app_user.id`.execute(db);
};
