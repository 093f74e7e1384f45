import { type Kysely, sql } from 'kysely';

/** The trips of a client to one destination: what the search for both names, the return trip and the duplicate warning ask for. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index booking_client_destination on booking ("clientId", "destinationId", ap_date)`.execute(db);
}
