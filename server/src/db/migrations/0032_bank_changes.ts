import { type Kysely, sql } from 'kysely';

/** Announces what changes the workbench of bank transactions: imported lines, their parts, payments. One notice a transaction. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create function notify_bank() returns trigger language plpgsql as $$
      begin perform pg_notify('navette', 'bank'); return null; end $$`.execute(db);
  for (const table of ['bank_transaction', 'bank_part', 'invoice_payment'])
    await sql`
      create trigger ${sql.ref(`${table}_announced`)} after insert on ${sql.table(table)} for each statement
        execute function notify_bank()`.execute(db);
};
