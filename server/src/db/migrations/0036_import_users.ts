import { type Kysely, sql } from 'kysely';

/** Users and standing orders are imported too. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table import_batch
      drop constraint import_batch_kind_check,
      add constraint import_batch_kind_check check (
        kind in ('clients', 'drivers', 'destinations', 'insurances', 'carecenters', 'mcodes', 'bookings', 'standingOrders', 'users', 'transactions')
      )
  `.execute(db);
};
