import { CLOSING_POINT_NAME_VALUES, type ClosingKind, type ClosingPointName } from '@navette/openapi/enums';
import { BookingStatus, brusselsToday, CLOSING_KINDS, type DateRange, entryDate } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { openDifferences } from '../../booqit/public.ts';
import type { Db } from '../../db/database.ts';
import { authorColumn } from '../../db/name-column.ts';
import { onInvoiceSide, stillToInvoice } from '../../dispatch/public.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { INVOICE_TABLES } from '../kinds.ts';
import { matchedOf } from '../matching/matching-queries.ts';

/** Lock date of each kind; null for none. */
export type LockDates = ReadonlyMap<ClosingKind, string | null>;

export async function lockDates(db: Db): Promise<LockDates> {
  const rows = await db.selectFrom('closing').selectAll().execute();
  return new Map(rows.map(({ kind, until }) => [kind, until]));
}

/** Lock date of each kind, in the order in which they are shown. */
export async function closedKinds(db: Db): Promise<AnswerOf<'listLockDates'>> {
  const dates = await lockDates(db);
  return CLOSING_KINDS.map((kind) => ({ kind, until: dates.get(kind) ?? null }));
}

/** Most moves in an answer; there are about sixty a year. */
const MOST_MOVES = 500;

/** Lock dates, and who moved them when. */
export async function readClosing(db: Db): Promise<AnswerOf<'getClosing'>> {
  const moves = await db
    .selectFrom('closing_move')
    .select(['id', 'kind', 'before', 'after', 'reason', 'points', authorColumn('closing_move').as('userName')])
    .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('at'))
    .orderBy('id', 'desc')
    .limit(MOST_MOVES)
    .execute();
  return { kinds: await closedKinds(db), moves };
}

/** Date of an entry of the ledger about a movement of the bank (specification/closing.md#entries-after-closing). */
export async function ledgerDate(trx: Db, day: string, at: Date): Promise<string> {
  const { until } = await trx
    .selectFrom('closing')
    .select('until')
    .where('kind', '=', 'payments')
    .forShare()
    .executeTakeFirstOrThrow();
  return entryDate(day, until, brusselsToday(at));
}

/** Points that are open in a period before it is closed (specification/closing.md#checklist). */
export async function checklist(
  db: Db,
  { start, end }: DateRange,
): Promise<{ point: ClosingPointName; count: number }[]> {
  const within = sql<boolean>`booking.ap_date between ${start} and ${end}`;
  const bookings = await db
    .selectFrom('booking')
    .select([
      countWhere(sql`status = ${sql.lit(BookingStatus.pending)} and "archivedAt" is null`).as('pending'),
      countWhere(sql`${stillToInvoice('client')} and ${onInvoiceSide}`).as('unbilledClients'),
      countWhere(sql`${stillToInvoice('insurance')} and "insuranceId" is not null and not "noMutIntervention"`).as(
        'unbilledInsurers',
      ),
      countWhere(stillToInvoice('driver')).as('unsettledDrivers'),
    ])
    .where(within)
    .executeTakeFirstOrThrow();
  const bank = await db
    .selectFrom('bank_transaction')
    .leftJoin(matchedOf, 'matching.transactionId', 'bank_transaction.id')
    .select(countWhere(sql`amount <> coalesce(matching.matched, 0)`).as('unmatched'))
    .where(sql<boolean>`date between ${start} and ${end} and amount > 0`)
    .executeTakeFirstOrThrow();
  const differences = (await openDifferences({ db })).filter(({ ap_date }) => start <= ap_date && ap_date <= end);
  const counts = { ...bookings, ...bank, differences: differences.length, gaps: await countGaps(db) };
  return CLOSING_POINT_NAME_VALUES.map((point) => ({ point, count: counts[point] }));
}

const countWhere = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})::integer`;

const DOCUMENTS = { ...INVOICE_TABLES, credit: 'credit_note' } as const;

/** Numbers that no document of a series has, from its first one on. */
async function countGaps(db: Db): Promise<number> {
  const series = Object.entries(DOCUMENTS).map(
    ([kind, table]) =>
      sql`select coalesce(last - min(id) + 1 - count(id), 0) as missing from invoice_series
        left join ${sql.table(table)} document on true where invoice_series.kind = ${kind} group by last`,
  );
  const { rows } = await sql<{ missing: number }>`
    select sum(missing)::integer as missing from (${sql.join(series, sql` union all `)}) gap`.execute(db);
  return rows[0]?.missing ?? 0;
}
