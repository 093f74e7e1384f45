import type { RefreshTime } from '@navette/openapi/enums';
import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { papersUntilColumn } from '../../db/papers-until.ts';
import { nearestFirst, searchWords, matchesRecord } from '../../db/words.ts';

const columns = [
  'id',
  'active',
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
  'bank_account',
  'language',
  'postbox',
  'car',
  'carriesWheelchair',
  'carriesStretcher',
  'zones',
  'licenceUntil',
  'insuranceUntil',
  'medicalUntil',
  'commission',
] as const;

const selectDrivers = (db: Db) =>
  db
    .selectFrom('driver')
    .select(columns)
    .select([sql<'driver'>`'driver'`.as('role'), sql<RefreshTime>`"refreshTime"`.as('refreshTime')]);

/** Drivers, the active first; with a search text the matching ones, the closest first. */
export function listDriverRows(db: Db, { q, limit }: QueryOf<'listDrivers'>) {
  let query = selectDrivers(db).orderBy('active', 'desc');
  if (q)
    query = query
      .where(matchesRecord(q, { phones: ['tel', 'mobile'] }))
      .orderBy(nearestFirst('search', searchWords(q)));
  query = query.orderBy('lastname').orderBy('firstname').orderBy('id');
  return (limit ? query.limit(limit) : query).execute();
}

/** One driver. */
export const findDriver = (db: Db, id: number) => selectDrivers(db).where('id', '=', id).executeTakeFirst();

/** Summaries of active drivers, by name. */
export const listActiveDriverRows = (db: Db) =>
  db
    .selectFrom('driver')
    .select(['id', 'firstname', 'lastname', 'address', 'zip', 'city', 'fullAddress', 'latitude', 'longitude', 'mobile'])
    .select(['carriesWheelchair', 'carriesStretcher', sql<RefreshTime>`"refreshTime"`.as('refreshTime')])
    .select(papersUntilColumn().as('papersUntil'))
    .where('active', '=', true)
    .orderBy('lastname')
    .orderBy('firstname')
    .execute();

/** Number of bookings and settlements that refer to a driver. */
export async function countDriverReferences(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from booking where "driverId" = ${id})
      + (select count(*) from driver_invoice where "driverId" = ${id}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
