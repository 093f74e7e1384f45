import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Milliseconds for which a receipt may wait for its record. */
const WAITS = 24 * 60 * 60 * 1000;
/** Maximum unused receipts deleted by one call. */
const CLEARED = 100;

/** Expenses, the latest first; or the one with an id. */
export const expenseRows = (db: Db, id?: number) =>
  db
    .selectFrom('expense')
    .select(['id', 'name', 'description', 'price', 'date', 'fileKey', 'ticketId'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Inserts, the latest first; or the one with an id. */
export const insertRows = (db: Db, id?: number) =>
  db
    .selectFrom('inserts')
    .select(['id', 'name', 'description', 'amount', 'date', 'fileKey', 'ticketId'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Records a receipt that a record may use, and discards those unused for a day. */
export async function noteReceipt(trx: Db, fileKey: string, at: Date): Promise<void> {
  await sql`delete from sent_receipt where "fileKey" in (
    select "fileKey" from sent_receipt where at < ${new Date(at.getTime() - WAITS)} and "fileKey" <> ${fileKey}
    limit ${CLEARED} for update skip locked)`.execute(trx);
  await trx
    .insertInto('sent_receipt')
    .values({ fileKey, at })
    .onConflict((clash) => clash.column('fileKey').doUpdateSet({ at }))
    .execute();
}

/** Whether a receipt was uploaded and is unused; it cannot be deleted until the transaction ends. */
export const isSent = async (trx: Db, fileKey: string): Promise<boolean> =>
  (await trx
    .selectFrom('sent_receipt')
    .select('fileKey')
    .where('fileKey', '=', fileKey)
    .forUpdate()
    .executeTakeFirst()) !== undefined;
