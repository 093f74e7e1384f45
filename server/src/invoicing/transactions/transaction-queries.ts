import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { searchWords } from '../../db/words.ts';
import { matchedOf } from '../matching/matching-queries.ts';
import type { RawLine } from './file/statement-file.ts';
import type { NewRow } from '../../db/types.ts';

/** A movement with its fingerprint. */
export interface PrintedLine extends RawLine {
  readonly print: string;
}

/** Adds the movements that are not there yet; answers how many these were. */
export async function insertTransactions(
  db: Db,
  lines: readonly PrintedLine[],
  { source, userId, importId }: { readonly source: string; readonly userId: number; readonly importId: number },
): Promise<number> {
  if (lines.length === 0) return 0;
  const column = <Name extends keyof PrintedLine>(name: Name) => lines.map((line) => line[name]);
  const { numAffectedRows } = await sql`
    insert into bank_transaction (date, amount, account, counterparty, detail, structured, ref, raw, print, source, "importedBy", "importId")
    select date, cents / 100.0, account, counterparty, detail, structured, ref, raw, print, ${source}, ${userId}, ${importId}
    from unnest(${column('date')}::date[], ${column('cents')}::bigint[], ${column('account')}::text[], ${column('counterparty')}::text[], ${column('detail')}::text[],
      ${column('structured')}::text[], ${column('ref')}::text[], ${column('raw')}::text[], ${column('print')}::text[])
      as line (date, cents, account, counterparty, detail, structured, ref, raw, print)
    on conflict (print) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Records the import of a statement, which is counted at its end. */
export async function insertStatementImport(
  trx: Db,
  origin: Pick<NewRow<'import_batch'>, 'source' | 'userId' | 'userName' | 'at'>,
): Promise<number> {
  const batch = { ...origin, kind: 'transactions' as const, created: 0, updated: 0, skipped: 0 };
  const { id } = await trx.insertInto('import_batch').values(batch).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What the import of a statement added, and what it knew already; one that added nothing is not kept. */
export async function countStatementImport(
  trx: Db,
  id: number,
  counts: { readonly created: number; readonly skipped: number },
): Promise<void> {
  if (counts.created === 0) await trx.deleteFrom('import_batch').where('id', '=', id).execute();
  else await trx.updateTable('import_batch').set(counts).where('id', '=', id).execute();
}

const MOST = 20_000;

/** Movements, the latest first; every word of `q` in the text, the counterparty, the account, the reference, the day or the amount as they are shown. */
export function listTransactionRows(db: Db, { q, limit = MOST, startDate, endDate }: QueryOf<'listTransactions'>) {
  return db
    .selectFrom('bank_transaction')
    .leftJoin(matchedOf, 'matching.transactionId', 'bank_transaction.id')
    .select(['id', 'date', 'account', 'amount', 'detail', 'ref', 'counterparty', 'structured', 'source'])
    .select([
      sql<number>`coalesce(matching.matched, 0)`.as('matched'),
      sql<number>`amount - coalesce(matching.matched, 0)`.as('rest'),
    ])
    .where(matching({ q, startDate, endDate }))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Number and sums of all movements that match, in euros. */
export function totalOfTransactions(db: Db, query: QueryOf<'totalTransactions'>) {
  return db
    .selectFrom('bank_transaction')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(amount) filter (where amount > 0), 0)::float8`.as('received'),
      sql<number>`coalesce(sum(amount) filter (where amount < 0), 0)::float8`.as('spent'),
      sql<number>`coalesce(sum(amount), 0)::float8`.as('total'),
    ])
    .where(matching(query))
    .executeTakeFirstOrThrow();
}

/** One condition for list and totals, so that they speak of the same movements. */
function matching({ q, startDate, endDate }: QueryOf<'totalTransactions'>) {
  const conditions = searchWords(q ?? '').map((word) => sql<boolean>`fold(${shown}) like ${`%${word}%`}`);
  if (startDate) conditions.push(sql<boolean>`date >= ${startDate}`);
  if (endDate) conditions.push(sql<boolean>`date <= ${endDate}`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const shown = sql`concat_ws(' ', detail, counterparty, account, ref, structured, to_char(date, 'DD/MM/YYYY'), replace(amount::text, '.', ','))`;
