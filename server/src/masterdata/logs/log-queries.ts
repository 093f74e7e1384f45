import { sql } from 'kysely';
import type { QueryOf } from '../../app/operation.ts';
import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/types.ts';
import { searchWords } from '../../search/words.ts';

/** A screen shows no more than so many lines, whatever it asks for. */
const MOST = 10_000;

/** The log, the latest first; with a search text the lines of the last of them that hold its words. */
export async function listLogRows(db: Db, { q, limit = MOST }: QueryOf<'listLogs'>) {
  const text = sql<string>`fold(url || ' ' || method || ' ' || coalesce(log.role, '') || ' ' || coalesce(body, '') || ' ' || coalesce(firstname || ' ' || lastname, ''))`;
  let query = db
    .selectFrom('log')
    .leftJoin('app_user', 'app_user.id', 'log.userId')
    .select(['log.id', 'time', 'userId', 'log.role', 'method', 'url', 'body', sql<string | null>`firstname || ' ' || lastname`.as('user_name')]);
  for (const word of searchWords(q ?? '')) query = query.where(text, 'like', `%${word}%`);
  const rows = await query.orderBy('time', 'desc').orderBy('log.id', 'desc').limit(Math.min(limit, MOST)).execute();
  return rows.map(({ time, ...row }) => ({ ...row, time: time.toISOString() }));
}

/** Adds a line. */
export const insertLog = (db: Db, line: NewRow<'log'>) => db.insertInto('log').values(line).execute();
