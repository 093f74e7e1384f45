import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';

/**
 * Removes person, places and remarks of requests for trips; day, state and reason stay for the statistics.
 * @param which condition on the rows
 * @returns number of requests
 */
export async function forgetRequests(db: Db, which: RawBuilder<boolean>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update trip_request set lastname = '—', firstname = null, birthday = null, tel = null, "fromPlace" = null, "toPlace" = null,
      mobility = null, motive = 0, remark = null, contact = null, note = null, "ticketId" = null
    where lastname <> '—' and ${which}`.execute(db);
  return Number(numAffectedRows);
}
