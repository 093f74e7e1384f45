import { CLIENT_COLUMNS, namesWithout } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { nearestFirst, searchWords } from '../../db/words.ts';
import { matchesRecord } from '../../db/matches-record.ts';
import { CLIENT_NUMBERS, closestClients } from './closest-clients.ts';

const answered = namesWithout(CLIENT_COLUMNS, 'internal');
const listed = namesWithout(CLIENT_COLUMNS, 'internal', 'detail');

const anonymised = sql<boolean>`"anonymisedAt" is not null`.as('anonymised');

/** Clients, the newest first; with a search text the matching ones, the closest first. Without national number and history. */
export async function listClientRows(db: Db, { q, limit }: QueryOf<'listClients'>) {
  const query = db.selectFrom('client').select(listed).select(anonymised);
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

/** One client with all fields; also by the id of a record that was merged into it. */
export const findClient = (db: Db, id: number) =>
  db
    .selectFrom('client')
    .select(answered)
    .select(anonymised)
    .where(sql<boolean>`id = coalesce((select "clientId" from client_alias where client_alias.id = ${id}), ${id})`)
    .executeTakeFirst();

/** Clients refer to their M-code by its text, without a foreign key: the lock blocks its deletion, which counts them. */
export const holdingMcode = <T>(db: Db, mcode: string | null | undefined, write: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await holdMcode(trx, mcode);
    return write(trx);
  });

/** Locks an M-code against deletion until the transaction ends. */
export async function holdMcode(trx: Db, mcode: string | null | undefined): Promise<void> {
  if (mcode) await sql`select from mcode where mcode = ${mcode} for key share`.execute(trx);
}

/** Number of bookings and invoices that refer to a client. */
export async function countClientReferences(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from booking where "clientId" = ${id})
      + (select count(*) from client_invoice where "clientId" = ${id})
      + (select count(*) from driver_invoice where "clientId" = ${id})
      + (select count(*) from insurance_invoice where "clientId" = ${id}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
