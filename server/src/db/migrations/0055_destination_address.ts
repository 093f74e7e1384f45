import { type Kysely, sql } from 'kysely';

/** Lists look for the destination at a pick-up address: a trip that goes on from one place of care to another is picked up there. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index destination_full_address on destination ("fullAddress")`.execute(db);
}
