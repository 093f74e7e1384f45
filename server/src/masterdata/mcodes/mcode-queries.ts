import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { plainText } from '../../kernel/plain-text.ts';

const columns = ['id', 'mcode', 'name', 'price_other', 'price_dialyse', 'price_radio', 'price_chemo'] as const;

/** M-codes by code; with a search text those whose code or name holds it. There are too few of them for an index. */
export function listMcodeRows(db: Db, { q, limit }: QueryOf<'listMCodes'>) {
  let query = db.selectFrom('mcode').select(columns).orderBy('mcode');
  if (q) query = query.where(sql<string>`fold(mcode || ' ' || coalesce(name, ''))`, 'like', `%${plainText(q)}%`);
  return (limit ? query.limit(limit) : query).execute();
}

/** One M-code. */
export const findMcode = (db: Db, id: number) =>
  db.selectFrom('mcode').select(columns).where('id', '=', id).executeTakeFirst();

/** How many clients have the M-code. */
export async function countMcodeReferences(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from client where mcode = (select mcode from mcode where id = ${id})`.execute(db);
  return rows[0]?.count ?? 0;
}
