import { sql } from 'kysely';
import type { QueryOf } from '../../app/operation.ts';
import type { Db } from '../../db/database.ts';
import type { NewRow, RowChange } from '../../db/types.ts';
import { nearestFirst, searchWords } from '../../search/words.ts';
import { matchesRecord } from '../records/matches-record.ts';
import { CLIENT_NUMBERS, closestClients } from './closest-clients.ts';

const listed = [
  'id',
  'firstname',
  'lastname',
  'address',
  'zip',
  'city',
  'fullAddress',
  'latitude',
  'longitude',
  'birthday',
  'tel',
  'mobile',
  'email',
  'postbox',
  'client_from',
  'mcode',
  'basePrice',
  'factuur',
  'info',
  'problem',
  'invoiceName',
  'invoiceAddress',
  'postbox2',
] as const;

/** Clients, the newest first; with a search text those that fit, the closest first. Without national number and history. */
export async function listClientRows(db: Db, { q, limit }: QueryOf<'listClients'>) {
  const query = db.selectFrom('client').select(listed);
  if (!q) return (limit ? query.limit(limit) : query).orderBy('id', 'desc').execute();
  if (limit) {
    const ids = await closestClients(db, q, limit);
    return query
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .orderBy(sql`array_position(${ids}::integer[], id)`)
      .execute();
  }
  return query
    .where(matchesRecord(q, CLIENT_NUMBERS))
    .orderBy(nearestFirst('search', searchWords(q)))
    .orderBy('lastname')
    .orderBy('firstname')
    .orderBy('id', 'desc')
    .execute();
}

/** One client, whole; also by the number of a record that was merged into it. */
export const findClient = (db: Db, id: number) =>
  db
    .selectFrom('client')
    .select([...listed, 'ssn', 'comment'])
    .where(sql<boolean>`id = coalesce((select "clientId" from client_alias where client_alias.id = ${id}), ${id})`)
    .executeTakeFirst();

/** The number of the new client. */
export const insertClient = (db: Db, client: NewRow<'client'>) =>
  db.insertInto('client').values(client).returning('id').executeTakeFirstOrThrow();

/** How many clients changed. */
export const changeClient = async (db: Db, id: number, change: RowChange<'client'>) =>
  (await db.updateTable('client').set(change).where('id', '=', id).executeTakeFirst()).numUpdatedRows;

/** How many clients are gone. */
export const removeClient = async (db: Db, id: number) =>
  (await db.deleteFrom('client').where('id', '=', id).executeTakeFirst()).numDeletedRows;

/** How many bookings and invoices speak of a client. */
export async function countClientReferences(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from booking where "clientId" = ${id})
      + (select count(*) from client_invoice where "clientId" = ${id})
      + (select count(*) from driver_invoice where "clientId" = ${id})
      + (select count(*) from insurance_invoice where "clientId" = ${id}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
