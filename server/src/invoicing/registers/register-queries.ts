import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How long a receipt waits for its record, in milliseconds. */
const WAITS = 24 * 60 * 60 * 1000;
/** Receipts nobody took that one call clears away. */
const CLEARED = 100;

/** Expenses, the latest first; one with a number. */
export const expenseRows = (db: Db, id?: number) =>
  db
    .selectFrom('expense')
    .select(['id', 'name', 'description', 'price', 'date', 'fileKey', 'ticketId'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Inserts, the latest first; one with a number. */
export const insertRows = (db: Db, id?: number) =>
  db
    .selectFrom('inserts')
    .select(['id', 'name', 'description', 'amount', 'date', 'fileKey', 'ticketId'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Writes down a receipt that may be taken by a record, and lets go of those nobody took within a day. */
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

/** Whether a receipt was sent and waits for its record; it cannot be cleared away until the transaction ends. */
export const isSent = async (trx: Db, fileKey: string): Promise<boolean> =>
  (await trx
    .selectFrom('sent_receipt')
    .select('fileKey')
    .where('fileKey', '=', fileKey)
    .forUpdate()
    .executeTakeFirst()) !== undefined;
