import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import type { RowChange } from '../../db/types.ts';
import { nearestFirst, searchWords } from '../../db/words.ts';
import { matchesRecord } from '../../db/matches-record.ts';

const columns = [
  'id',
  'name',
  'email_address',
  'tel',
  'address',
  'zip',
  'city',
  'fullAddress',
  'latitude',
  'longitude',
  'visited',
  'marked',
  'subscribed_id',
] as const;

/** Care centers, the newest first; with a search text those that fit, the closest first. */
export function listCarecenterRows(db: Db, { q, limit }: QueryOf<'listCareCenters'>) {
  let query = db.selectFrom('carecenter').select(columns);
  if (q)
    query = query
      .where(matchesRecord(q, { phones: ['tel'] }))
      .orderBy(nearestFirst('search', searchWords(q)))
      .orderBy('name');
  query = query.orderBy('id', 'desc');
  return (limit ? query.limit(limit) : query).execute();
}

/** One care center. */
export const findCarecenter = (db: Db, id: number) =>
  db.selectFrom('carecenter').select(columns).where('id', '=', id).executeTakeFirst();

/** How many care centers changed. Another e-mail address is not the one that was subscribed. */
export async function changeCarecenter(db: Db, id: number, change: RowChange<'carecenter'>): Promise<bigint> {
  const email = change.email_address;
  const subscription =
    email === undefined
      ? {}
      : {
          subscribed_id: sql<
            string | null
          >`case when lower(trim(email_address)) = lower(${email}) then subscribed_id end`,
        };
  return (
    await db
      .updateTable('carecenter')
      .set({ ...change, ...subscription })
      .where('id', '=', id)
      .executeTakeFirst()
  ).numUpdatedRows;
}
