import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { nearestFirst, searchWords } from '../../db/words.ts';
import { matchesRecord } from '../../db/matches-record.ts';

const columns = [
  'id',
  'name',
  'cn',
  'address',
  'zip',
  'city',
  'fullAddress',
  'postbox',
  'tel',
  'email',
  'bank_account',
  'language',
  'min10km',
  'plus10km',
  'comment',
] as const;

/** Insurance bodies by name; with a search text those that fit, the closest first. */
export function listInsuranceRows(db: Db, { q, limit }: QueryOf<'listInsurances'>) {
  let query = db.selectFrom('insurance').select(columns);
  if (q) query = query.where(matchesRecord(q, { phones: ['tel'] })).orderBy(nearestFirst('search', searchWords(q)));
  query = query.orderBy('name');
  return (limit ? query.limit(limit) : query).execute();
}

/** One insurance body. */
export const findInsurance = (db: Db, id: number) =>
  db.selectFrom('insurance').select(columns).where('id', '=', id).executeTakeFirst();

/** How many bookings and invoices speak of an insurance body. */
export async function countInsuranceReferences(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from booking where "insuranceId" = ${id})
      + (select count(*) from insurance_invoice where "insuranceId" = ${id}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
