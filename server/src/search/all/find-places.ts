import { nameColumn } from '../../db/name-column.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { closestClients } from '../../masterdata/public.ts';
import { matchesRecord } from '../../db/matches-record.ts';
import { nearestFirst, searchWords } from '../../db/words.ts';

/** Clients whose name, address, phone, id or national number matches the text, the closest first. */
export async function findClients(db: Db, text: string, limit: number) {
  const ids = await closestClients(db, text, limit);
  return db
    .selectFrom('client')
    .select(['id', nameColumn('list').as('name'), 'fullAddress as address', 'invoiceName', 'invoiceAddress'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy(sql`array_position(${ids}::integer[], id)`)
    .execute();
}

/** Drivers whose name, address, phone or id matches the text, active ones before the others, the closest first. */
export function findDrivers(db: Db, text: string, limit: number) {
  const words = searchWords(text);
  return db
    .selectFrom('driver')
    .select(['id', nameColumn('list').as('name'), 'fullAddress as address'])
    .where(matchesRecord(text, { phones: ['tel', 'mobile'] }))
    .orderBy('active', 'desc')
    .orderBy(nearestFirst('search', words))
    .orderBy('lastname')
    .orderBy('firstname')
    .limit(limit)
    .execute();
}

/** Destinations whose name, address, phone or id matches the text, the closest first. */
export function findDestinations(db: Db, text: string, limit: number) {
  const words = searchWords(text);
  return db
    .selectFrom('destination')
    .select(['id', 'name', 'fullAddress as address'])
    .where(matchesRecord(text, { phones: ['tel'] }))
    .orderBy(nearestFirst('search', words))
    .orderBy('name')
    .limit(limit)
    .execute();
}
