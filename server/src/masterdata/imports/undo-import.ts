import { sql } from 'kysely';
import { personName } from '@navette/shared/domain';
import type { RecordImportKind } from '@navette/openapi/enums';
import { type Author, removeBookings, writeBookings } from '../../dispatch/public.ts';
import type { Db } from '../../db/database.ts';
import { found, conflict } from '../../kernel/problem.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import type { ImportTable, ImportServices } from './import-kind.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import {
  countMatchedLines,
  deleteRecords,
  deleteStatementLines,
  type ImportedRecord,
  importedRecords,
  lockImport,
  lockImports,
  markUndone,
  restoreColumns,
} from './import-queries.ts';

type Undone = AnswerOf<'undoImport'>;
/** Bookings to announce, so that their lists are refreshed. */
interface Changes {
  readonly ids: number[];
  readonly dates: string[];
}

/** Maximum refused rows named in an answer. */
const MOST_NAMED = 100;

/** Deletes created records and restores changed ones, unless they were changed since. */
export const undoImport: Handler<'undoImport', ImportServices> = async ({ body, caller, services, request }) => {
  const author = { caller, at: services.now() };
  const { undone, source } = await writeBookings(services, async (trx) => {
    await lockImports(trx);
    const batch = found(await lockImport(trx, body.id));
    if (batch.undoneAt) throw conflict('import.undone');
    const { undone: counts, ...changes } =
      batch.kind === 'transactions'
        ? { undone: { deleted: await removeLines(trx, body.id), restored: 0, kept: 0 }, ids: [], dates: [] }
        : await undoRecords(trx, { id: body.id, kind: batch.kind, partial: body.partial ?? false, author });
    await markUndone(trx, body.id, personName(caller.user, 'list'), author.at);
    return { result: { undone: counts, source: batch.source }, ...changes };
  });
  noteForLog(request, { subject: source, asked: { id: body.id, ...undone } });
  return undone;
};

/** Refused for movements that pay invoices: the payments must be reversed first. */
async function removeLines(trx: Db, importId: number): Promise<number> {
  const count = await countMatchedLines(trx, importId);
  if (count > 0) throw conflict('import.matched', { params: { count } });
  return deleteStatementLines(trx, importId);
}

interface Undoing {
  readonly id: number;
  readonly kind: RecordImportKind;
  readonly partial: boolean;
  readonly author: Author;
}

async function undoRecords(
  trx: Db,
  { id, kind: name, partial, author }: Undoing,
): Promise<{ undone: Undone } & Changes> {
  const { table, referenced } = IMPORT_KINDS[name];
  const records = await importedRecords(trx, table, id);
  const created = records.filter(({ action }) => action === 'create').map(({ recordId }) => recordId);
  const inUse = await referenced(trx, created);
  const reasonOf = ({ changed, recordId, action }: (typeof records)[number]) =>
    changed
      ? 'problem.import.changed'
      : action === 'create' && inUse.has(recordId)
        ? 'problem.import.referenced'
        : undefined;
  const blocked = records.flatMap((record) => {
    const messageKey = reasonOf(record);
    return messageKey ? [{ field: `rows.${record.row}`, messageKey }] : [];
  });
  if (blocked.length > 0 && !partial)
    throw conflict('import.blocked', {
      params: { count: blocked.length, total: records.length },
      fields: blocked.slice(0, MOST_NAMED),
    });
  const free = records.filter((record) => reasonOf(record) === undefined);
  const gone = free.filter(({ action }) => action === 'create').map(({ recordId }) => recordId);
  const former = free.filter(({ action }) => action === 'update');
  await restoreAll(trx, table, former);
  const dates = await removeAll(trx, table, gone, author);
  return {
    undone: { deleted: gone.length, restored: former.length, kept: blocked.length },
    ids: table === 'booking' ? gone : [],
    dates,
  };
}

async function restoreAll(trx: Db, table: ImportTable, records: readonly ImportedRecord[]): Promise<void> {
  for (const record of records) await restoreColumns(trx, table, record);
}

/** Returns the days whose lists change. */
async function removeAll(trx: Db, table: ImportTable, ids: readonly number[], author: Author): Promise<string[]> {
  if (table !== 'booking') {
    await deleteRecords(trx, table, ids);
    return [];
  }
  if (ids.length === 0) return [];
  const bookings = await trx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  await removeBookings(trx, bookings, [], author);
  return bookings.map(({ ap_date }) => ap_date);
}
