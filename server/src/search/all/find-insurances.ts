import type { Db } from '../../db/database.ts';
import { matchesRecord } from '../../db/matches-record.ts';
import { nearestFirst, searchWords } from '../../db/words.ts';

/** Insurance bodies whose name, address, phone, company number or number fits the text, the closest first. */
export function findInsurances(db: Db, text: string, limit: number) {
  return db
    .selectFrom('insurance')
    .select(['id', 'name', 'fullAddress as address'])
    .where(matchesRecord(text, { phones: ['tel'] }))
    .orderBy(nearestFirst('search', searchWords(text)))
    .orderBy('name')
    .limit(limit)
    .execute();
}
