import { type Kysely, sql } from 'kysely';

/** Setting that attaches the UBL of invoices to mails to insurers. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`insert into setting (variable, value) values ('ublMails', 'none') on conflict (variable) do nothing`.execute(
    db,
  );
};
