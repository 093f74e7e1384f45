import { type Kysely, sql } from 'kysely';

/** The roles accountant and office, beside those of the specification. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table app_user drop constraint app_user_role_check`.execute(db);
  await sql`
    alter table app_user add constraint app_user_role_check check (role in (
      'client', 'driver', 'dispatch', 'account', 'invoice', 'admin', 'lead', 'accountant', 'office', 'super'
    )) not valid
  `.execute(db);
  await sql`alter table app_user validate constraint app_user_role_check`.execute(db);
  await sql`alter table list_view drop constraint list_view_role_check`.execute(db);
  await sql`
    alter table list_view add constraint list_view_role_check check (role in (
      'dispatch', 'account', 'invoice', 'admin', 'lead', 'accountant', 'office', 'super'
    )) not valid
  `.execute(db);
  await sql`alter table list_view validate constraint list_view_role_check`.execute(db);
};
