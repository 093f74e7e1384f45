import { type KnownMovement, MOST_DAYS_APART, type StatementLine } from '@navette/shared/bank';
import { sql } from 'kysely';
import type { AnswerOf, QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { searchWords } from '../../db/words.ts';
import { matchedOf } from '../matching/matching-queries.ts';
import { partNames } from '../reconcile/part-queries.ts';
import type { RawLine } from './statement-file.ts';
import type { NewRow } from '../../db/types.ts';
import { createHash } from 'node:crypto';

/** A movement with its fingerprint. */
export interface PrintedLine extends RawLine, Print {}

const columnOf = <Name extends keyof PrintedLine>(lines: readonly PrintedLine[], name: Name) =>
  lines.map((line) => line[name]);

/**
 * Adds fingerprints by the bank's number to movements that were stored before these were used: they are found by their raw text without the
 * information records of CODA, which were not stored then.
 */
export async function adoptFormerPrints(trx: Db, lines: readonly PrintedLine[]): Promise<void> {
  const numbered = lines.filter((line) => line.numbered);
  if (numbered.length === 0) return;
  const former = numbered.map(({ raw }) => raw.replaceAll(/\n3.*/gu, ''));
  await sql`
    with former as materialized (select id, date, raw from bank_transaction where origin is null and date = any(${columnOf(numbered, 'date')}::date[]))
    update bank_transaction known set print = line.print, origin = line.origin, numbered = true
    from former, unnest(${columnOf(numbered, 'date')}::date[], ${columnOf(numbered, 'print')}::text[], ${columnOf(numbered, 'origin')}::text[], ${former}::text[])
      as line (date, print, origin, raw)
    where former.id = known.id and former.date = line.date and former.raw = line.raw
      and not exists (select from bank_transaction other where other.print = line.print)`.execute(trx);
}

/** Fingerprints that are already stored. */
export async function knownPrints(trx: Db, lines: readonly PrintedLine[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ print: string }>`
    select print from bank_transaction where print = any(${columnOf(lines, 'print')}::text[])`.execute(trx);
  return new Set(rows.map(({ print }) => print));
}

/** Whether there are movements of any other import. */
export async function hasOthers(trx: Db, importId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from bank_transaction where "importId" is distinct from ${importId}) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

/** Movements of other imports with the same amounts and about the same days as some lines. */
export async function similarTransactions(trx: Db, lines: readonly PrintedLine[], importId: number) {
  if (lines.length === 0) return [];
  const amounts = [...new Set(columnOf(lines, 'cents'))];
  const days = columnOf(lines, 'date').toSorted();
  // The others are filtered first: joined line by line, a large file would be scanned as a whole for each line.
  const { rows } = await sql<KnownMovement & { readonly id: number; readonly source: string }>`
    with other as materialized (
      select * from bank_transaction where "importId" is distinct from ${importId}
        and date between ${days[0]}::date - ${sql.lit(MOST_DAYS_APART)} and ${days.at(-1)}::date + ${sql.lit(MOST_DAYS_APART)}
        and amount in (select cents / 100.0 from unnest(${amounts}::bigint[]) cents))
    select distinct known.id, known.date, (known.amount * 100)::bigint::float8 as cents, known.account, known.counterparty, known.structured, known.detail, known.origin,
      known.numbered, known.source
    from unnest(${columnOf(lines, 'date')}::date[], ${columnOf(lines, 'cents')}::bigint[]) as line (date, cents)
    join other known on known.amount = line.cents / 100.0
      and known.date between line.date - ${sql.lit(MOST_DAYS_APART)} and line.date + ${sql.lit(MOST_DAYS_APART)}
    order by known.id`.execute(trx);
  return rows;
}

/** Inserts new movements; returns their number. */
export async function insertTransactions(
  db: Db,
  lines: readonly PrintedLine[],
  { source, userId, importId }: { readonly source: string; readonly userId: number; readonly importId: number },
): Promise<number> {
  if (lines.length === 0) return 0;
  const column = <Name extends keyof PrintedLine>(name: Name) => columnOf(lines, name);
  const { numAffectedRows } = await sql`
    insert into bank_transaction (date, amount, account, counterparty, detail, structured, ref, raw, print, origin, numbered, returned, source, "importedBy", "importId")
    select date, cents / 100.0, account, counterparty, detail, structured, ref, raw, print, origin, numbered, returned, ${source}, ${userId}, ${importId}
    from unnest(${column('date')}::date[], ${column('cents')}::bigint[], ${column('account')}::text[], ${column('counterparty')}::text[], ${column('detail')}::text[],
      ${column('structured')}::text[], ${column('ref')}::text[], ${column('raw')}::text[], ${column('print')}::text[], ${column('origin')}::text[],
      ${column('numbered')}::boolean[], ${column('returned')}::boolean[])
      as line (date, cents, account, counterparty, detail, structured, ref, raw, print, origin, numbered, returned)
    on conflict (print) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Records the import of a statement; its counts are set at the end. */
export async function insertStatementImport(
  trx: Db,
  origin: Pick<NewRow<'import_batch'>, 'source' | 'userId' | 'userName' | 'at'>,
): Promise<number> {
  const batch = { ...origin, kind: 'transactions' as const, created: 0, updated: 0, skipped: 0 };
  const { id } = await trx.insertInto('import_batch').values(batch).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores the numbers of new and known movements of an import; one without new ones is deleted. */
export async function countStatementImport(
  trx: Db,
  id: number,
  counts: { readonly created: number; readonly skipped: number },
): Promise<void> {
  if (counts.created === 0) await trx.deleteFrom('import_batch').where('id', '=', id).execute();
  else await trx.updateTable('import_batch').set(counts).where('id', '=', id).execute();
}

const MOST = 20_000;

/** Transactions that return others, by the returned one. */
const returned = sql<{ returnOf: number; returnedBy: number }>`(
  select "returnOf", min(id) as "returnedBy" from bank_transaction where "returnOf" is not null group by "returnOf")`.as<'back'>(
  'back',
);

/**
 * Movements, the latest first; every word of `q` must occur in the text, the counterparty, the account, the reference, the day or the amount as
 * displayed.
 */
export function listTransactionRows(db: Db, query: QueryOf<'listTransactions'>) {
  const { q, limit = MOST, startDate, endDate, state, id } = query;
  return db
    .selectFrom('bank_transaction')
    .leftJoin(matchedOf, 'matching.transactionId', 'bank_transaction.id')
    .leftJoin(returned, 'back.returnOf', 'bank_transaction.id')
    .leftJoin(partNames, 'became.transactionId', 'bank_transaction.id')
    .select(['id', 'date', 'account', 'amount', 'detail', 'ref', 'counterparty', 'structured', 'source'])
    .select(['bank_transaction.returnOf', 'returnedBy'])
    .select([
      sql<NonNullable<AnswerOf<'listTransactions'>[number]['parts']>>`coalesce(became.parts, '[]')`.as('parts'),
      sql<number>`coalesce(matching.matched, 0)`.as('matched'),
      sql<number>`amount - coalesce(matching.matched, 0)`.as('rest'),
    ])
    .where(matching({ q, startDate, endDate }))
    .$if(state !== undefined, (rows) => rows.where(STATES[state ?? 'open']))
    .$if(id !== undefined, (rows) => rows.where('id', '=', id ?? 0))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const isSetAside = sql<boolean>`coalesce(became.parts @> '[{"type": "aside"}]', false)`;

/** Conditions of the lists of the workbench (specification/payments.md#workbench). */
const STATES = {
  open: sql<boolean>`amount <> coalesce(matching.matched, 0)`,
  aside: isSetAside,
  done: sql<boolean>`amount = coalesce(matching.matched, 0) and not ${isSetAside}`,
} as const;

/** Count and sums of all matching movements, in euros. */
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

/** Condition shared by list and totals, so that they cover the same movements. */
function matching({ q, startDate, endDate }: QueryOf<'totalTransactions'>) {
  const conditions = searchWords(q ?? '').map((word) => sql<boolean>`fold(${shown}) like ${`%${word}%`}`);
  if (startDate) conditions.push(sql<boolean>`date >= ${startDate}`);
  if (endDate) conditions.push(sql<boolean>`date <= ${endDate}`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const shown = sql`concat_ws(' ', detail, counterparty, account, ref, structured, to_char(date, 'DD/MM/YYYY'), replace(amount::text, '.', ','))`;

/** Fingerprint of a movement. */
interface Print {
  readonly print: string;
  /** Format of the file. */
  readonly origin: string;
  /** Made from the bank's number, not from the content. */
  readonly numbered: boolean;
}

/**
 * Fingerprint of a movement, the same in every file that contains it: from the bank's own number with the day and the amount, so that equal payments
 * of a day differ; without a number from the content. Movements with equal content get a counter, also in overlapping files.
 */
export function createPrints(format: string): (line: StatementLine) => Print {
  const seen = new Map<string, number>();
  return ({ date, cents, account, counterparty, detail, structured, number }) => {
    const content =
      number === null ? [date, cents, account, counterparty, detail, structured] : [format, number, date, cents];
    const print = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24);
    const count = (seen.get(print) ?? 0) + 1;
    seen.set(print, count);
    return { print: `${print}-${count}`, origin: format, numbered: number !== null };
  };
}
