import { createHash } from 'node:crypto';
import { type BookEntry, isBalanced, lacksAccount, sumsOf } from '@navette/shared/accounting';
import { type DateRange, sumMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import { createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { authorColumn } from '../../db/name-column.ts';
import { sendFile } from '../../files/public.ts';
import { callerName } from '../../kernel/caller.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { conflict, found, refuseRange } from '../../kernel/problem.ts';
import type { InvoicingServices } from '../services.ts';
import { accountsOf, getAccounts, saveAccounts } from './accounts.ts';
import { entriesOf } from './facts.ts';
import { bookFile } from './formats/book-file.ts';

const LONGEST = 366;

function rangeOf({ startDate, endDate }: BodyOf<'previewAccounting'>): DateRange {
  const range = { start: startDate, end: endDate };
  refuseRange(range, 'endDate', LONGEST);
  return range;
}

const digestOf = (entry: BookEntry): string => createHash('sha256').update(JSON.stringify(entry)).digest('hex');

/** Digest of what was exported, by key, of the entries of a period. */
async function exportedDigests(db: Db, entries: readonly BookEntry[]): Promise<ReadonlyMap<string, string>> {
  const keys = entries.map(({ key }) => key);
  const { rows } = await sql<{ key: string; digest: string }>`
    select key, digest from accounting_exported where key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, digest }) => [key, digest]));
}

type Preview = AnswerOf<'previewAccounting'>;

/** Entries of a period that no export has, and what the accountant should know of the others. */
async function preview(db: Db, range: DateRange): Promise<Preview> {
  const entries = await entriesOf(db, range, await accountsOf(db));
  const exported = await exportedDigests(db, entries);
  const fresh = entries.filter(({ key }) => !exported.has(key));
  const changed = entries.filter((entry) => (exported.get(entry.key) ?? digestOf(entry)) !== digestOf(entry));
  return {
    entries: fresh.map((entry) => ({ ...entry, lines: [...entry.lines] })),
    exported: exported.size,
    missing: fresh.filter(lacksAccount).map(({ key }) => key),
    changed: changed.map(({ key, document, text }) => ({ key, document, text })),
  };
}

const previewAccounting: Handler<'previewAccounting', InvoicingServices> = ({ body, services: { db } }) =>
  preview(db, rangeOf(body));

/** Serialises exports, so that two at once cannot hold the same entry. */
const lockExports = (trx: Db) => sql`select pg_advisory_xact_lock(hashtextextended('accounting', 0))`.execute(trx);

const createAccountingExport: Handler<'createAccountingExport', InvoicingServices> = async (call) => {
  const { body, services, caller, request } = call;
  const range = rangeOf(body);
  const at = services.now();
  const once = { key: keyOf(request), userId: caller.user.id, operation: 'createAccountingExport', body, at } as const;
  const id = await services.db.transaction().execute((trx) =>
    createdOnce(trx, once, async () => {
      await lockExports(trx);
      const { entries, missing } = await preview(trx, range);
      if (missing.length > 0 || !entries.every(isBalanced))
        throw conflict('accounting.missing', { params: { count: missing.length } });
      if (entries.length === 0) throw conflict('accounting.nothing');
      const made = await trx
        .insertInto('accounting_export')
        .values({
          startDate: range.start,
          endDate: range.end,
          entries: JSON.stringify(entries),
          count: entries.length,
          debit: sumMoney(entries.map(({ lines }) => sumsOf(lines).debit)),
          at,
          userId: caller.user.id,
          userName: callerName(caller),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const [keys, digests] = [entries.map(({ key }) => key), entries.map(digestOf)];
      await sql`insert into accounting_exported (key, "exportId", digest)
        select key, ${made.id}, digest from unnest(${keys}::text[], ${digests}::text[]) as entry (key, digest)`.execute(
        trx,
      );
      return made.id;
    }),
  );
  noteForLog(request, { recordId: id, subject: `${range.start} – ${range.end}` });
  return { insertId: id };
};

const listAccountingExports: Handler<'listAccountingExports', InvoicingServices> = async ({ services: { db } }) => {
  const rows = await db
    .selectFrom('accounting_export')
    .select(['id', 'startDate', 'endDate', 'count', 'debit', 'at'])
    .select(authorColumn('accounting_export').as('userName'))
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};

const getAccountingFile: Handler<'getAccountingFile', InvoicingServices> = async (call) => {
  const { path, query, services, request, reply } = call;
  const { db } = services;
  const stored = found(
    await db.selectFrom('accounting_export').select('entries').where('id', '=', path.id).executeTakeFirst(),
  );
  const suppliers = await db.selectFrom('supplier').selectAll().execute();
  const file = bookFile(query.format, { id: path.id, entries: stored.entries, suppliers });
  noteForLog(request, { subject: file.name, read: { count: 1 } });
  return sendFile(reply, file);
};

/** Export to the bookkeeping (specification/bookkeeping.md). */
export const accountingHandlers = {
  getAccounts,
  saveAccounts,
  previewAccounting,
  createAccountingExport,
  listAccountingExports,
  getAccountingFile,
} satisfies Handlers<InvoicingServices>;
