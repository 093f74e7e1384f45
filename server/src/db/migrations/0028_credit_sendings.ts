import { type Kysely, sql } from 'kysely';

/** Credit notes are sent like invoices. The rows of before are of the kinds that stay allowed, so nothing is to be checked. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['document_batch', 'document_sending'])
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_kind_check`)},
      add constraint ${sql.ref(`${table}_kinds`)} check (kind in ('client', 'driver', 'insurance', 'credit')) not valid`.execute(
      db,
    );
};
